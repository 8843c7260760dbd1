import type { CameraPosition, FormatFilter, PhysicalCameraDeviceType } from 'react-native-vision-camera';
import { Templates } from '../browser-runtime';
import { sampleWindow } from '../browser-runtime/reactNative';
import type { Size } from './filters';

const positions: readonly CameraPosition[] = ['front', 'back', 'external'];

const lensNames: readonly PhysicalCameraDeviceType[] = [
  'ultra-wide-angle-camera',
  'wide-angle-camera',
  'telephoto-camera',
];

/** The device fields that the hook filters by. Pasted devices can have any values. */
interface DeviceQuery {
  position?: unknown;
  physicalDevices?: unknown;
}

/** The name of a template of the library. */
export type TemplateName = keyof typeof Templates;

/** All template names. */
export const templateNames = Object.keys(Templates) as TemplateName[];

const sampleRatio = sampleWindow.height / sampleWindow.width;

/** Returns the filters of a template for a window of this size. */
export function getTemplate(name: TemplateName, { width, height }: Size): FormatFilter[] {
  return Templates[name].map(
    (filter) =>
      Object.fromEntries(
        Object.entries(filter).map(([key, value]) => [key, value === sampleRatio ? height / width : value]),
      ) as FormatFilter,
  );
}

/** Returns the template with exactly these filters. */
function findTemplate(filters: readonly FormatFilter[], window: Size): TemplateName | undefined {
  const text = JSON.stringify(filters);
  return templateNames.find((name) => JSON.stringify(getTemplate(name, window)) === text);
}

/**
 * Generates a hook that picks a device by position and lenses, and a format by these filters. If a template has the
 * same filters, the hook uses the template. An unknown position becomes `back`.
 */
export function toTypeScript(
  { position, physicalDevices }: DeviceQuery,
  filters: readonly FormatFilter[],
  window: Size = sampleWindow,
): string {
  const known = positions.find((name) => name === position) ?? 'back';
  const template = findTemplate(filters, window);
  const imports = ['useCameraDevice', 'useCameraFormat'];
  if (template) imports.unshift('Templates');
  const list = template ? `Templates.${template}` : toList(filters);
  return `import { ${imports.join(', ')} } from 'react-native-vision-camera';

export function useFormat() {
  const device = useCameraDevice('${known}'${toLensFilter(physicalDevices)});
  return useCameraFormat(device, ${list});
}
`;
}

/** Without a filter, the library prefers a device that only has the wide-angle lens. */
function toLensFilter(physicalDevices: unknown): string {
  if (!Array.isArray(physicalDevices)) return '';
  const lenses = lensNames.filter((name) => physicalDevices.includes(name));
  if (lenses.length === 0 || lenses.join() === 'wide-angle-camera') return '';
  return `, {\n    physicalDevices: [${lenses.map((name) => `'${name}'`).join(', ')}],\n  }`;
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
