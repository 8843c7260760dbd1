import { expoPluginOptions as options } from '../expoPluginOptions';
import { markdownTable } from '../markdownTable';

/** Returns the table of Expo config plugin options as Markdown. */
export default function expoPluginOptions(): string {
  return markdownTable(
    ['Option', 'Type', 'When left out', 'Effect'],
    options.map((option) => [`\`${option.name}\``, option.type, option.whenLeftOut, option.effect]),
  );
}
