import { summary, title } from './summary';

/** Returns what the Markdown and the search index show in place of the tool. */
export default function toMarkdown(): string {
  return `**${title}.** ${summary}`;
}
