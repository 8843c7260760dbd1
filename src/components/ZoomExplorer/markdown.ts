import { markdownTable } from '../../data/markdownTable.ts';
import { samplePhones } from '../../data/sampleDevices.ts';

/** Returns what the Markdown and the search index show below the summary of the tool. */
export default function toMarkdown(): string {
  const rows = samplePhones.flatMap((phone) =>
    phone.cameras
      .filter(({ device }) => device.position === 'back')
      .map(({ label, device, reportedInIssue }) => [
        `${phone.label}: ${label}`,
        String(device.minZoom),
        String(device.neutralZoom),
        String(device.maxZoom),
        reportedInIssue === null ? 'assumed' : `issue #${reportedInIssue}`,
      ]),
  );
  return markdownTable(['Camera', '`minZoom`', '`neutralZoom`', '`maxZoom`', 'Source'], rows);
}
