import type { ComponentType } from 'react';

/** Finds the component that a sample exports. */
export function getComponent(module: Record<string, unknown>): ComponentType {
  return (module.default ?? Object.values(module)[0]) as ComponentType;
}
