import { Templates } from '../browser-runtime';
import { fromFormatFilters, type Filter } from './filters';
import type { Device } from './parseDevices';

/** The name of a template of the library. */
export type TemplateName = keyof typeof Templates;

/** All template names. */
export const templateNames = Object.keys(Templates) as TemplateName[];

/** Returns the filters of a template, for the window of an iPhone 13. */
export function getTemplate(name: TemplateName): Filter[] {
  return fromFormatFilters(Templates[name]);
}

/**
 * Generates a hook that picks a device by position and lenses, and a format by these filters. If a template has the
 * same filters, the hook uses the template.
 */
export function toTypeScript(
  { position, physicalDevices }: Pick<Device, 'position' | 'physicalDevices'>,
  filters: readonly Filter[],
): string {
  const template = templateNames.find(
    (name) => JSON.stringify(getTemplate(name)) === JSON.stringify(filters),
  );
  const imports = ['useCameraDevice', 'useCameraFormat'];
  if (template) imports.unshift('Templates');
  return `import { ${imports.join(', ')} } from 'react-native-vision-camera';

export function useFormat() {
  const device = useCameraDevice('${position}'${toLensFilter(physicalDevices)});
  return useCameraFormat(device, ${template ? `Templates.${template}` : toList(filters)});
}
`;
}

/** Without a filter, the library prefers a device that only has the wide-angle lens. */
function toLensFilter(lenses: Device['physicalDevices']): string {
  if (lenses.length === 0 || lenses.join() === 'wide-angle-camera') return '';
  return `, {\n    physicalDevices: [${lenses.map((lens) => `'${lens}'`).join(', ')}],\n  }`;
}

function toList(filters: readonly Filter[]): string {
  if (filters.length === 0) return '[]';
  return `[\n${filters.map(([key, value]) => `    { ${key}: ${toLiteral(value)} },\n`).join('')}  ]`;
}

function toLiteral(value: Filter[1]): string {
  if (typeof value === 'object') return `{ width: ${value.width}, height: ${value.height} }`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
