/** Measures how well the search of the last build answers the labeled queries. */
import { readFileSync } from 'node:fs';
import { groupHits } from '../../../src/plugins/search/client/groupHits';
import { createEngine, type Engine } from '../../../src/plugins/search/engine/createEngine';
import { stripHash } from '../../../src/plugins/search/engine/stripHash';
import { unpackRecords } from '../../../src/plugins/search/records/pack';
import type { SearchData } from '../../../src/plugins/search/types';
import { findSearchIndex } from '../../findSearchIndex';
import { queries, sections, type LabeledQuery, type LabeledSection } from './labels';

/** What the benchmark must reach over all queries. */
const GOALS = { first: 0.92, firstFive: 0.99 };
/** What it must reach over the labeled sections. */
const SECTION_GOALS = { first: 0.8, firstFive: 0.95 };
/** The same for sections whose queries it wasn't prepared for. */
const HELD_OUT_GOALS = { first: 0.75, firstFive: 0.9 };
/** The same if any section of the right page counts. */
const HELD_OUT_PAGE_GOALS = { first: 0.88, firstFive: 0.96 };
/** Kinds whose first result must be exactly the labeled URL. */
const EXACT_KINDS: readonly string[] = ['symbol', 'error code'];

/** A query with the position of its first right answer in the modal, or 0 if there is none. */
interface Outcome {
  query: string;
  rank: number;
  first: string;
}

function isAnswer({ kind, answers }: LabeledQuery, url: string): boolean {
  return answers.some(
    (answer) =>
      answer === url || (!EXACT_KINDS.includes(kind) && !answer.includes('#') && answer === stripHash(url)),
  );
}

function ask(engine: Engine, query: string, isRight: (url: string) => boolean): Outcome {
  const { hits } = engine.search({ query, limit: 40 });
  const shown = groupHits(hits).flatMap((group) => group.hits);
  return { query, rank: shown.findIndex(({ url }) => isRight(url)) + 1, first: hits[0]?.url ?? '–' };
}

/** Runs every labeled query. */
function runQueries(engine: Engine): (Outcome & LabeledQuery)[] {
  return queries.map((query) => ({ ...query, ...ask(engine, query.query, (url) => isAnswer(query, url)) }));
}

/** Runs every query whose answer is a section. */
function runSections(engine: Engine): (Outcome & LabeledSection)[] {
  return sections.map((section) => ({
    ...section,
    ...ask(engine, section.query, (url) => section.answers.includes(url)),
  }));
}

/** Runs queries whose answer is a section again. Any section of the right page counts. */
function runPages(engine: Engine, labels: readonly LabeledSection[]): Outcome[] {
  return labels.map(({ query, answers }) => {
    const pages = answers.map(stripHash);
    return ask(engine, query, (url) => pages.includes(stripHash(url)));
  });
}

/** Returns the share of queries whose answer is first, and of those whose answer is among the first five. */
function measure(outcomes: readonly Outcome[]) {
  const share = (count: number) =>
    outcomes.filter(({ rank }) => rank > 0 && rank <= count).length / outcomes.length;
  return { first: share(1), firstFive: share(5) };
}

/** Loads the search of a build. */
export function loadEngine(buildDir: string): Engine {
  return createEngine(
    unpackRecords(JSON.parse(readFileSync(findSearchIndex(buildDir), 'utf8')) as SearchData),
  );
}

/** Parts the sections that the search was tuned with from those it wasn't. */
function splitSections(found: readonly (Outcome & LabeledSection)[]) {
  return {
    tuned: found.filter(({ isHeldOut }) => !isHeldOut),
    heldOut: found.filter(({ isHeldOut }) => isHeldOut),
  };
}

/** Lists the goals that the search misses. */
function listMissedGoals(
  outcomes: readonly (Outcome & LabeledQuery)[],
  found: readonly (Outcome & LabeledSection)[],
  pages: readonly Outcome[],
): string[] {
  const exact = outcomes.filter(({ kind }) => EXACT_KINDS.includes(kind));
  const { tuned, heldOut } = splitSections(found);
  const compare = (group: string, some: readonly Outcome[], goals: typeof GOALS) => {
    const { first, firstFive } = measure(some);
    if (first >= goals.first && firstFive >= goals.firstFive) return [];
    return [
      `${group}: recall@1 is ${first.toFixed(3)} of ${goals.first}, recall@5 is ${firstFive.toFixed(3)} of ${goals.firstFive}.`,
    ];
  };
  return [
    ...compare('all', outcomes, GOALS),
    ...compare('sections', tuned, SECTION_GOALS),
    ...compare('sections held out', heldOut, HELD_OUT_GOALS),
    ...compare('pages held out', pages, HELD_OUT_PAGE_GOALS),
    ...compare(EXACT_KINDS.join(' and '), exact, { first: 1, firstFive: 1 }),
  ];
}

function printMisses(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}:`);
  for (const { query, rank, first } of outcomes.filter((outcome) => outcome.rank !== 1))
    console.log(`"${query}" at ${rank || 'none'}, first is ${first}`);
}

/** Prints all measurements; returns false if a goal is missed. */
export function runBench(buildDir: string): boolean {
  const engine = loadEngine(buildDir);
  const outcomes = runQueries(engine);
  const found = runSections(engine);
  const { tuned, heldOut } = splitSections(found);
  const pages = runPages(engine, heldOut);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const groups: [name: string, outcomes: readonly Outcome[]][] = [
    ...kinds.map((kind): [string, Outcome[]] => [kind, outcomes.filter((outcome) => outcome.kind === kind)]),
    ['all', outcomes],
    ['sections', tuned],
    ['sections held out', heldOut],
    ['all sections', found],
    ['pages held out', pages],
  ];
  console.table(
    groups.map(([group, some]) => {
      const { first, firstFive } = measure(some);
      return {
        group,
        queries: some.length,
        'recall@1': first.toFixed(3),
        'recall@5': firstFive.toFixed(3),
      };
    }),
  );
  printMisses('Misses', [...outcomes, ...tuned]);
  printMisses('Held out: do not write questions or weights for these', heldOut);
  const missed = listMissedGoals(outcomes, found, pages);
  for (const goal of missed) console.error(goal);
  return missed.length === 0;
}
