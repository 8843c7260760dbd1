import { formatTemplates as templates } from '../formatTemplates';
import { markdownTable } from '../markdownTable';

/** Returns the table of format templates as Markdown. */
export default function formatTemplates(): string {
  return markdownTable(
    ['Template and its filters', 'What it asks for, and what an iPhone 13 mini gives'],
    templates.map(({ name, filters, purpose, pick }) => [
      `**${name}** \`${filters}\``,
      pick === null ? purpose : `${purpose} *iPhone: ${pick}.*`,
    ]),
  );
}
