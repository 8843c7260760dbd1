import { markdownTable } from '../../facts/markdownTable.ts';
import { samplePhones } from 'vision-camera-phone/devices';

/** Returns the sample phones of the chooser, for Markdown and search. */
export default function toMarkdown(): string {
  const rows = samplePhones.flatMap((phone) =>
    phone.cameras.map(({ label, device, reportedInIssue }) => [
      phone.label,
      label,
      device.physicalDevices.map((lens) => `\`${lens}\``).join(', '),
      device.hardwareLevel,
      reportedInIssue === null ? 'assumed' : `issue #${reportedInIssue}`,
    ]),
  );
  return `The cameras of some phones:\n\n${markdownTable(['Phone', 'Camera', 'Lenses', 'Hardware level', 'Source'], rows)}`;
}
