/** Returns a heading with an explicit id. */
export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}

/** Returns text as inline code that holds any character. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns a block of TypeScript. */
export function codeBlock(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/** Returns an admonition; its title may hold Markdown. */
export function admonition(kind: 'note' | 'info' | 'warning', title: string, text: string): string {
  return `:::${kind}${title && `[${title}]`}\n\n${text}\n\n:::`;
}

/** Joins the parts of a page that are not empty. */
export function paragraphs(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
