/** Returns what the Markdown and the search index show below the summary of the tool. */
export default function toMarkdown(): string {
  return 'The explorer has a [page of its own](/tools/formats).';
}
