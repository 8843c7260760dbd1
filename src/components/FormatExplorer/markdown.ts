/** Returns what follows the summary in Markdown and search. */
export default function toMarkdown(): string {
  return 'Open the explorer on [its own page](/tools/formats).';
}
