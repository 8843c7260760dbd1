import type { FormatFilter } from 'react-native-vision-camera';
import { Templates } from '../../browser-runtime';

/** The name of a template of the library. */
export type TemplateName = keyof typeof Templates;

/** All template names. */
export const templateNames = Object.keys(Templates) as TemplateName[];

/** Generates a hook that picks a format by these filters. Uses a template if one has exactly these filters. */
export function toTypeScript(filters: readonly FormatFilter[]): string {
  const template = templateNames.find((name) => JSON.stringify(Templates[name]) === JSON.stringify(filters));
  return `import { ${template ? 'Templates, ' : ''}useCameraFormat, type CameraDevice } from 'react-native-vision-camera';

export function useFormat(device: CameraDevice | undefined) {
  return useCameraFormat(device, ${template ? `Templates.${template}` : toList(filters)});
}
`;
}

function toList(filters: readonly FormatFilter[]): string {
  if (filters.length === 0) return '[]';
  return `[\n${filters.map((filter) => `    ${toLiteral(filter)},\n`).join('')}  ]`;
}

function toLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, entry]) => `${key}: ${toLiteral(entry)}`);
  return `{ ${entries.join(', ')} }`;
}
