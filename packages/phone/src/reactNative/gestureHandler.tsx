/** Gesture Handler for the phone. Without the change below, the browser handles no touch on a view with gestures. */
import type { ComponentProps, ReactNode } from 'react';
import { GestureDetector as OriginalDetector } from 'react-native-gesture-handler';

export * from 'react-native-gesture-handler';

/** Lets a vertical drag with one finger scroll the page, unless the app handles drags. */
export function GestureDetector(props: ComponentProps<typeof OriginalDetector>): ReactNode {
  const handlesDrags = props.gesture
    .toGestureArray()
    .some(({ handlerName }) => handlerName === 'PanGestureHandler');
  return <OriginalDetector touchAction={handlesDrags ? 'none' : 'pan-y'} {...props} />;
}
