import { markdownTable } from '../../data/markdownTable.ts';
import { samplePhones } from '../../data/sampleDevices.ts';

/** Returns what the Markdown and the search index show below the summary of the tool. */
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
  return markdownTable(['Phone', 'Camera', 'Lenses', 'Hardware level', 'Source'], rows);
}
