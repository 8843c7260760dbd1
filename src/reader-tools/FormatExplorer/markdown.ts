import { markdownTable } from '../../facts/markdownTable.ts';
import { samplePhones } from 'vision-camera-phone/devices';

const largest = (sizes: readonly (readonly [number, number])[]): string =>
  [...sizes].sort((a, b) => b[0] * b[1] - a[0] * a[1])[0]!.join(' × ');

/** Returns the sample phones of the explorer, for Markdown and search. */
export default function toMarkdown(): string {
  const rows = samplePhones.flatMap((phone) =>
    phone.cameras.map(({ label, device: { formats }, formats: source }) => [
      phone.label,
      label,
      String(formats.length),
      largest(formats.map(({ videoWidth, videoHeight }) => [videoWidth, videoHeight])),
      largest(formats.map(({ photoWidth, photoHeight }) => [photoWidth, photoHeight])),
      String(Math.max(...formats.map(({ maxFps }) => maxFps))),
      source === 'listed' ? "the system's list" : 'assumed',
    ]),
  );
  return `The formats of some phones:\n\n${markdownTable(
    ['Phone', 'Camera', 'Formats', 'Largest video', 'Largest photo', 'Highest `maxFps`', 'Source'],
    rows,
  )}\n\nTo compare the formats of a device with your filters, open the [format explorer](/tools/formats).`;
}
