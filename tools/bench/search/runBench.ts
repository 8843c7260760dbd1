/** Measures how well and how fast the search of the last build answers the labelled queries. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { groupHits } from '../../../src/plugins/search/client/groupHits';
import { createEngine, type Engine } from '../../../src/plugins/search/engine/createEngine';
import { stripHash } from '../../../src/plugins/search/engine/stripHash';
import { unpackRecords } from '../../../src/plugins/search/records/pack';
import type { Hit, SearchData } from '../../../src/plugins/search/types';
import { queries, type LabelledQuery, type QueryKind } from './queries';
import { sections, type LabelledSection } from './sections';

/** What the benchmark must reach over all queries. */
export const GOALS = { first: 0.92, firstFive: 0.99 };
/** What it must reach over all labelled sections. */
export const SECTION_GOALS = { first: 0.75, firstFive: 0.93 };
/** Kinds whose first result must be exactly the labelled URL. */
export const EXACT_KINDS: readonly QueryKind[] = ['symbol', 'error code'];
const LIMIT = 40;

/** A query with the positions of its first right answer in the modal and on the search page; 0 if there is none. */
export interface Outcome {
  query: string;
  inModal: number;
  onPage: number;
  first: string;
}

function isAnswer({ kind, answers }: LabelledQuery, url: string): boolean {
  return answers.some(
    (answer) =>
      answer === url || (!EXACT_KINDS.includes(kind) && !answer.includes('#') && answer === stripHash(url)),
  );
}

function ask(engine: Engine, query: string, isRight: (url: string) => boolean): Outcome {
  const { hits } = engine.search({ query, limit: LIMIT });
  const modal = groupHits(hits).flatMap((group) => group.hits);
  const rank = (shown: readonly Hit[]) => shown.findIndex(({ url }) => isRight(url)) + 1;
  return { query, inModal: rank(modal), onPage: rank(hits), first: hits[0]?.url ?? '–' };
}

/** Runs every labelled query. */
export function runQueries(engine: Engine): (Outcome & LabelledQuery)[] {
  return queries.map((query) => ({ ...query, ...ask(engine, query.query, (url) => isAnswer(query, url)) }));
}

/** Runs every query whose answer is a section. */
export function runSections(engine: Engine): (Outcome & LabelledSection)[] {
  return sections.map((section) => ({
    ...section,
    ...ask(engine, section.query, (url) => section.answers.includes(url)),
  }));
}

/** Runs the queries that are held out, answered by any place on the page of the section. */
function runHeldOutPages(engine: Engine): Outcome[] {
  return sections
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ query, answers }) => {
      const pages = answers.map(stripHash);
      return ask(engine, query, (url) => pages.includes(stripHash(url)));
    });
}

/** Returns recall at 1 and 5 and the mean reciprocal rank, in the modal. */
export function measure(outcomes: readonly Outcome[]) {
  const share = (count: number) =>
    outcomes.filter(({ inModal }) => inModal > 0 && inModal <= count).length / outcomes.length;
  const reciprocal = outcomes.reduce((sum, { inModal }) => sum + (inModal > 0 ? 1 / inModal : 0), 0);
  return {
    count: outcomes.length,
    first: share(1),
    firstFive: share(5),
    reciprocal: reciprocal / outcomes.length,
  };
}

/** Returns the index of a build; throws one line if there is no build. */
export function findIndex(buildDir: string): string {
  const assets = path.join(buildDir, 'assets');
  let files: string[] = [];
  try {
    files = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
  } catch {
    // The check below reports it.
  }
  if (files.length !== 1)
    throw new Error(`No search index in ${path.relative('.', assets)}. Run npm run build first.`);
  return path.join(assets, files[0]!);
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Types every query letter by letter and returns the time of each search. */
function timeKeys(engine: Engine): number[] {
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      engine.search({ query: query.slice(0, length), limit: LIMIT });
      times.push(performance.now() - start);
    }
  }
  return times;
}

function printMisses(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}:`);
  for (const { query, inModal, onPage, first } of outcomes.filter((outcome) => outcome.inModal !== 1))
    console.log(`"${query}" at ${inModal || 'none'} (search page: ${onPage || 'none'}), first is ${first}`);
}

/** Prints all measurements; returns false if a goal is missed. */
export function runBench(buildDir: string): boolean {
  const file = findIndex(buildDir);
  const json = readFileSync(file, 'utf8');
  const start = performance.now();
  const engine = createEngine(unpackRecords(JSON.parse(json) as SearchData));
  const loadTime = performance.now() - start;

  const outcomes = runQueries(engine);
  const found = runSections(engine);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows = [
    ...kinds.map((kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind)] as const),
    ['all', outcomes] as const,
    ['sections', found.filter(({ isHeldOut }) => !isHeldOut)] as const,
    ['sections held out', found.filter(({ isHeldOut }) => isHeldOut)] as const,
    ['all sections', found] as const,
    ['pages held out', runHeldOutPages(engine)] as const,
  ].map(([kind, some]) => {
    const { count, first, firstFive, reciprocal } = measure(some);
    return {
      kind,
      queries: count,
      'recall@1': first.toFixed(3),
      'recall@5': firstFive.toFixed(3),
      MRR: reciprocal.toFixed(3),
    };
  });
  console.table(rows);
  printMisses('Misses', [...outcomes, ...found.filter(({ isHeldOut }) => !isHeldOut)]);
  printMisses(
    'Held out: do not write questions or weights for these',
    found.filter(({ isHeldOut }) => isHeldOut),
  );

  const keys = timeKeys(engine);
  console.log(
    `\nIndex: ${(gzipSync(json, { level: 9 }).length / 1000).toFixed(1)} KB gzip, loaded in ${loadTime.toFixed(0)} ms`,
  );
  console.log(
    `Time per key: median ${percentile(keys, 0.5).toFixed(1)} ms, 95 % ${percentile(keys, 0.95).toFixed(1)} ms, longest ${Math.max(...keys).toFixed(1)} ms (${keys.length} keys)`,
  );
  const all = measure(outcomes);
  const exact = measure(outcomes.filter(({ kind }) => EXACT_KINDS.includes(kind)));
  const place = measure(found);
  return (
    all.first >= GOALS.first &&
    all.firstFive >= GOALS.firstFive &&
    exact.first === 1 &&
    place.first >= SECTION_GOALS.first &&
    place.firstFive >= SECTION_GOALS.firstFive
  );
}
