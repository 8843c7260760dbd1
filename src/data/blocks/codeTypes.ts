import { codeTypes as types } from '../codeTypes';
import { markdownTable } from '../markdownTable';

/** Returns the table of code types by platform as Markdown. */
export default function codeTypes(): string {
  return markdownTable(
    ['Type', 'Code', 'Android', 'iOS', 'What to know'],
    types.map(({ type, name, android, iosSince, reportedOnIos, note }) => [
      `\`'${type}'\``,
      name,
      android ? 'yes' : '**no**',
      iosSince === undefined ? 'yes' : `from iOS ${iosSince}`,
      [reportedOnIos === undefined ? '' : `On iOS \`type\` is \`'${reportedOnIos}'\`.`, note ?? '']
        .join(' ')
        .trim(),
    ]),
  );
}
