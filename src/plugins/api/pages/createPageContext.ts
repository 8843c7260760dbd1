import { apiCorrections } from '../../../data/apiCorrections';
import { apiGroups } from '../../../data/apiGroups';
import type { ApiComment, ApiEntry, ApiModel } from '../model/types';
import type { GuideUse, PageContext } from './types';

function textsOf(comment: ApiComment): string[] {
  return [
    comment.text,
    comment.returns,
    ...comment.notes,
    ...comment.defaults,
    ...comment.examples,
    ...comment.throws,
  ];
}

/** Returns everything that the library says about an entry, without Markdown escapes and line breaks. */
export function wordsOf(entry: ApiEntry): string {
  const inner = [...entry.parameters, ...entry.properties].map(({ comment }) => comment);
  const texts = [entry.signature, ...[entry.comment, ...inner].flatMap(textsOf)];
  return texts
    .join('\n')
    .replaceAll(/\\(?=[^\w\s])/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** Returns what the pages are written with. */
export function createPageContext(
  model: ApiModel,
  uses: ReadonlyMap<string, readonly GuideUse[]>,
): PageContext {
  const own = new Map(
    apiGroups.flatMap(({ symbols }) => symbols.map(({ name, summary }) => [name, summary] as const)),
  );
  const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  return {
    version: model.version,
    correctionsOf: (target, entry) =>
      apiCorrections.filter(
        (correction) => correction.target === target && wordsOf(entry).includes(correction.quote),
      ),
    summaryOf: (name) => {
      const summary = own.get(name);
      return summary ? { summary, summaryText: summary.replaceAll('`', '') } : symbols.get(name)!;
    },
    guidesOf: (name) => uses.get(name) ?? [],
  };
}
