import { platformRequirements } from '../compatibility';
import { markdownTable } from '../markdownTable';

/** Returns the table of Android and iOS requirements as Markdown. */
export default function compatibilityPlatforms(): string {
  return markdownTable(
    ['Part', 'Versions', 'Library release', 'What to know'],
    platformRequirements.map((row) => [row.subject, row.versions, row.libraryRelease, row.note]),
  );
}
