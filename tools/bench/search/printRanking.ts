/** Shows what one query finds, and why it ranks there. */
import type { Ranked } from '../../../src/plugins/search/engine/createEngine';
import { WEIGHTS } from '../../../src/plugins/search/engine/weights';
import { loadEngine } from './runBench';

const COUNT = 10;

/** Writes the terms of each field in a line, with the field's weight. */
function describeMatch(match: Ranked['match']): string {
  const fields = new Map<string, string[]>();
  for (const [term, names] of Object.entries(match))
    for (const name of names) fields.set(name, [...(fields.get(name) ?? []), term]);
  return [...fields]
    .map(([name, terms]) => `${name} ×${WEIGHTS[name as keyof typeof WEIGHTS] ?? 1}: ${terms.join(' ')}`)
    .join(' | ');
}

/** Prints the first results for a query with their scores, the terms that match in each field, and its boosts. */
export function printRanking(buildDir: string, query: string): void {
  const ranked = loadEngine(buildDir).rank(query);
  console.log(`${ranked.length} results for "${query}"`);
  for (const [index, { record, score, exactness, match, boosts }] of ranked.slice(0, COUNT).entries()) {
    const applied = Object.entries(boosts)
      .filter(([, boost]) => boost !== 1)
      .map(([name, boost]) => `${name} ×${boost.toFixed(2)}`);
    console.log(`\n${index + 1}. ${record.url} (${record.kind}), score ${score.toFixed(1)}`);
    console.log(`   ${describeMatch(match)}`);
    console.log(
      `   ${[...(exactness > 0 ? [`exact match (${exactness})`] : []), ...applied].join(', ') || 'no boost applies'}`,
    );
  }
}
