import { useState } from 'react';

export { ReactContextError } from '@docusaurus/theme-common';

type Props = Readonly<Record<string, unknown>>;

const isSame = (a: Props, b: Props): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => Object.is(value, b[key]));

/**
 * Takes the place of Docusaurus' hook, whose `localeCompare` keeps a phone busy longer than the rest of the render. Returns
 * the object of an earlier render while keys and values are the same.
 */
export function useShallowMemoObject<P extends Props>(props: P): P {
  const [kept, keep] = useState(props);
  if (isSame(kept, props)) return kept;
  keep(props);
  return props;
}
