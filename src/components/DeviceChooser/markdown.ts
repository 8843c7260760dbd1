import { markdownTable } from '../../data/markdownTable.ts';
import { samplePhones } from '../../data/sampleDevices.ts';
import { summary, title } from './summary';

/** Returns what the Markdown and the search index show in place of the tool. */
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
  const table = markdownTable(['Phone', 'Camera', 'Lenses', 'Hardware level', 'Source'], rows);
  return `**${title}.** ${summary}\n\n${table}`;
}
