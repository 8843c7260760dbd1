import { createFixture } from './createFixture';

/** A chapter whose app only works at its end: before that, it has a wrong type and fails. */
export const unfinishedChapter = createFixture(
  `\`\`\`tsx title="src/App.tsx" new
export default function App(): null {
  return fail();
}

function fail(): string {
  throw new Error('Too early.');
}
\`\`\`

<Checkpoint />

\`\`\`tsx title="src/App.tsx" change
 export default function App(): null {
-  return fail();
+  return null;
 }
-
-function fail(): string {
-  throw new Error('Too early.');
-}
\`\`\`

\`\`\`tsx title="src/App.tsx" app run
\`\`\`
`,
  'docs/learn/unfinished.mdx',
);
