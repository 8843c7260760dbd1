/** Returns the first `tsx` block of a Markdown text and the words behind its language; throws where there is none. */
export function findSample(markdown: string, file: string): { code: string; meta: string } {
  const match = /^```tsx([^\n]*)\n([\s\S]*?)^```/m.exec(markdown);
  if (!match) throw new Error(`${file} has no tsx block: the home page shows the first one.`);
  return { code: match[2]!, meta: match[1]! };
}
