import { formatTemplates as templates } from '../formatTemplates';
import { markdownTable } from '../markdownTable';

/** Returns the table of format templates as Markdown. */
export default function formatTemplates(): string {
  return markdownTable(
    ['Template', 'Filters', 'What it asks for', 'iPhone 13 mini, back camera'],
    templates.map((template) => [
      `**${template.name}**`,
      `\`${template.filters}\``,
      template.purpose,
      template.pick,
    ]),
  );
}
