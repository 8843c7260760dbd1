import { expect, test } from 'vitest';
import { parseSourcePage } from '../check-samples/readSourcePage';
import { describeStep, readSteps } from './readSteps';

const page = parseSourcePage(
  'docs/guides/a.mdx',
  `## Install {/* #install */}

\`\`\`bash npm2yarn
npm install a
\`\`\`

<Tabs groupId="framework">
<TabItem value="expo" label="Expo">

\`\`\`json title="app.json" add='inside "expo"'
{}
\`\`\`

</TabItem>
<TabItem value="bare" label="React Native">

1. Nested.

   \`\`\`bash
   npx pod-install
   \`\`\`

</TabItem>
</Tabs>

\`\`\`tsx
const isFragment = true;
\`\`\`
`,
);

test('reads commands and titled blocks with their heading, line and tabs', () => {
  const steps = readSteps(page);
  const choices = ['expo', 'bare'];
  expect(steps.map(({ sample, tabs }) => [sample.code, tabs])).toEqual([
    ['npm install a', {}],
    ['{}', { framework: { value: 'expo', choices } }],
    ['npx pod-install', { framework: { value: 'bare', choices } }],
  ]);
  expect(describeStep(steps[0]!)).toBe('docs/guides/a.mdx:4 (Install)');
  expect(steps[1]!.sample.add).toBe('inside "expo"');
});
