/** Escapes what Markdown and MDX would read as markup in plain text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#]/g, '\\$&');
