declare module 'react-native-web/dist/exports/*' {
  import type { ComponentType } from 'react';

  const component: ComponentType<object & Record<string, unknown>> & { flatten(style: unknown): unknown };
  export default component;
}

declare module 'react-native-web/dist/modules/useResponderEvents/ResponderSystem' {
  export function attachListeners(): void;
}

/** The modules of the known apps by id. The bundler provides them. */
declare module 'phone-samples' {
  export const samples: Record<string, () => Promise<Record<string, unknown>>>;
}
