/** Shows what one query finds, and why it ranks there. */
import type { Ranked } from '../../../src/plugins/search/engine/createEngine';
import { WEIGHTS } from '../../../src/plugins/search/engine/weights';
import { loadEngine } from './runBench';

const COUNT = 10;
const TIERS = ['', 'name (a title matches too)', 'exact title', 'member of the object', 'exact name'];

/** Writes the terms of each field in a line, with the field's weight. */
function describeMatch(match: Ranked['match']): string {
  const fields = new Map<string, string[]>();
  for (const [term, names] of Object.entries(match))
    for (const name of names) fields.set(name, [...(fields.get(name) ?? []), term]);
  return [...fields]
    .map(([name, terms]) => `${name} ×${WEIGHTS[name as keyof typeof WEIGHTS] ?? 1}: ${terms.join(' ')}`)
    .join(' | ');
}

/** Prints the first results for a query with their scores, the terms that match in each field, and the rules applied. */
export function printRanking(buildDir: string, query: string): void {
  const ranked = loadEngine(buildDir).rank(query);
  console.log(`${ranked.length} results for "${query}"`);
  for (const [index, { record, score, tier, match, factors }] of ranked.slice(0, COUNT).entries()) {
    const rules = Object.entries(factors)
      .filter(([, factor]) => factor !== 1)
      .map(([rule, factor]) => `${rule} ×${factor.toFixed(2)}`);
    console.log(`\n${index + 1}. ${record.url} (${record.kind}), score ${score.toFixed(1)}`);
    console.log(`   ${describeMatch(match)}`);
    console.log(`   ${[TIERS[tier], ...rules].filter(Boolean).join(', ') || 'no rule applies'}`);
  }
}
