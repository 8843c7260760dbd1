/** `npm run bench:search`: how well and how fast the embedded search of the last build answers the labelled queries. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { groupHits } from '../engine/groupHits';
import { createEngine, type Engine } from '../engine/createEngine';
import { pageOf } from '../engine/pageOf';
import { unpackRecords } from '../records/pack';
import type { Hit, SearchData } from '../types';
import { queries, type LabelledQuery, type QueryKind } from './queries';

/** What the benchmark must reach over all queries. */
export const GOALS = { first: 0.85, firstFive: 0.97 };
/** Kinds whose first result must be right, at exactly the address that is labelled. */
export const EXACT_KINDS: readonly QueryKind[] = ['symbol', 'error code'];
const LIMIT = 40;

/** A query with the position of its first right answer in the modal and on the search page; 0 where there is none. */
export interface Outcome extends LabelledQuery {
  inModal: number;
  onPage: number;
  first: string;
}

function isAnswer({ kind, answers }: LabelledQuery, url: string): boolean {
  return answers.some(
    (answer) =>
      answer === url || (!EXACT_KINDS.includes(kind) && !answer.includes('#') && answer === pageOf(url)),
  );
}

function rankOf(query: LabelledQuery, hits: readonly Hit[]): number {
  return hits.findIndex(({ url }) => isAnswer(query, url)) + 1;
}

/** Runs every labelled query. */
export function runQueries(engine: Engine): Outcome[] {
  return queries.map((query) => {
    const { hits } = engine.search({ query: query.query, limit: LIMIT });
    const modal = groupHits(hits).flatMap((group) => group.hits);
    return {
      ...query,
      inModal: rankOf(query, modal),
      onPage: rankOf(query, hits),
      first: hits[0]?.url ?? '–',
    };
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

/** Returns the file of the index in a build folder; throws one line when there is no build. */
export function findIndex(buildDir: string): string {
  const assets = path.join(buildDir, 'assets');
  let files: string[] = [];
  try {
    files = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
  } catch {
    // Said below.
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

/** Prints the tables; returns false when a goal is missed. */
export function runBench(buildDir: string): boolean {
  const file = findIndex(buildDir);
  const json = readFileSync(file, 'utf8');
  const start = performance.now();
  const engine = createEngine(unpackRecords(JSON.parse(json) as SearchData));
  const loadTime = performance.now() - start;

  const outcomes = runQueries(engine);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows = [
    ...kinds.map((kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind)] as const),
    ['all', outcomes] as const,
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
  for (const { kind, query, inModal, onPage, first } of outcomes.filter((outcome) => outcome.inModal !== 1)) {
    console.log(
      `${kind}: "${query}" at ${inModal || 'none'} (search page: ${onPage || 'none'}), first is ${first}`,
    );
  }

  const keys = timeKeys(engine);
  console.log(
    `\nIndex: ${(gzipSync(json, { level: 9 }).length / 1000).toFixed(1)} KB gzip, loaded in ${loadTime.toFixed(0)} ms`,
  );
  console.log(
    `Time per key: median ${percentile(keys, 0.5).toFixed(1)} ms, 95 % ${percentile(keys, 0.95).toFixed(1)} ms, longest ${Math.max(...keys).toFixed(1)} ms (${keys.length} keys)`,
  );
  const all = measure(outcomes);
  const exact = measure(outcomes.filter(({ kind }) => EXACT_KINDS.includes(kind)));
  return all.first >= GOALS.first && all.firstFive >= GOALS.firstFive && exact.first === 1;
}
