import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Checks that a shell block holds one command without a prompt, and that npm commands get tabs for other package managers. */
export function checkShell(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', ({ lang, meta, value, position }: Code) => {
    if (lang !== 'bash') return;
    const report = (message: string) =>
      problems.push({ file: page.file, line: position!.start.line, message });
    const commands = value
      .replace(/\\\n/g, ' ')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
    if (commands.length !== 1)
      report(`This block has ${commands.length} commands. Write one command per block.`);
    if (commands.some((command) => /^\s*\$ /.test(command)))
      report('Remove the prompt "$", so that readers can copy the command.');
    const isNpm = commands.some((command) => /^npm (install|i|add|uninstall|run)\b/.test(command.trim()));
    if (isNpm && !/\bnpm2yarn\b/.test(meta ?? ''))
      report('Write ```bash npm2yarn, so that every package manager gets its command.');
  });
  return problems;
}
