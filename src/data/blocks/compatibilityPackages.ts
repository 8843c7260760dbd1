import { packageRequirements } from '../compatibility';
import { markdownTable } from '../markdownTable';

/** Returns the table of optional packages as Markdown. */
export default function compatibilityPackages(): string {
  return markdownTable(
    ['Package', 'Versions', 'Library release', 'What to know'],
    packageRequirements.map((row) => [row.subject, row.versions, row.libraryRelease, row.note]),
  );
}
