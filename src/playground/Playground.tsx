import type { ReactNode } from 'react';
import { useOpened } from './useOpened';
import Workbench from './Workbench';

/** Opens what the URL says, in the editor and on the phone. */
export default function Playground(): ReactNode {
  const { opened, error } = useOpened();
  if (error)
    return (
      <p role="alert">
        {error.message} <a href="#">Start with an empty screen</a>
      </p>
    );
  if (!opened) return <p>Loading the code…</p>;
  const { key, ...rest } = opened;
  return <Workbench key={key} {...rest} />;
}
