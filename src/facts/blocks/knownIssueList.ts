import { LIBRARY_VERSION } from '../../config/libraryVersion';
import { escapeMarkdown } from '../escapeMarkdown';
import { readKnownIssues, type KnownIssue } from '../knownIssues';

/** Returns the known issues as the MDX items of a `<Filterable>`, grouped by topic. */
export function knownIssueList(): string {
  const topics = readKnownIssues().map(({ title, id, issues }) =>
    [`## ${title} {/* #${id} */}`, ...issues.map(renderIssue)].join('\n\n'),
  );
  return topics.join('\n\n');
}

function renderIssue({ id, symptom, platforms, affects, status, answer, thread }: KnownIssue): string {
  const [repository, number] = thread.split('#');
  const link = `[issue ${number}](https://github.com/${repository}/issues/${number})`;
  return [
    '<FilterItem>',
    `### ${escapeMarkdown(symptom)} {/* #${id} */}`,
    `<Platform ${platforms.join(' ')} /> ${affects}. **${describeStatus(status)}** (${link})`,
    answer,
    '</FilterItem>',
  ].join('\n\n');
}

function describeStatus(status: KnownIssue['status']): string {
  if (status === 'open') return `Not fixed in ${LIBRARY_VERSION}.`;
  return status === 'elsewhere' ? 'Not a bug in VisionCamera.' : `Fixed in ${status}.`;
}
