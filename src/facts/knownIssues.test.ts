import { expect, test } from 'vitest';
import { knownIssueList } from './blocks/knownIssueList';
import { readKnownIssues } from './knownIssues';

const topics = readKnownIssues();
const issues = topics.flatMap((topic) => topic.issues);

test('has one anchor for each topic and issue', () => {
  const ids = [...topics, ...issues].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(issues)('$id is a complete entry', ({ affects, answer }) => {
  expect(affects).toMatch(/[^.]$/);
  expect(answer).toMatch(/\.$/);
});

test('shows a symptom as it is, with its platforms, status and thread', () => {
  const [markdown] = knownIssueList()
    .split('</FilterItem>')
    .filter((item) => item.includes('{/* #execution-error */}'));
  expect(markdown).toContain('### "Execution error: \\{\\}" again and again {/* #execution-error */}');
  expect(markdown).toContain('<Platform android />');
  expect(markdown).toContain('**Not a bug in VisionCamera.** ([issue 113](https://github.com/');
});
