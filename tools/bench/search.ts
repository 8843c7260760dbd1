import { printRanking } from './search/printRanking';
import { runBench } from './search/runBench';
import { runScript } from '../runScript';

const BUILD = 'build';

/**
 * Runs `npm run bench:search`. With `-- --check`, fails if a goal is missed. With `-- --ask "a query"`, prints only what
 * ranks where for that query, and why.
 */
function bench(options: readonly string[]): boolean {
  const asked = options.indexOf('--ask');
  if (asked < 0) return runBench(BUILD) || !options.includes('--check');
  const query = options[asked + 1];
  if (!query) throw new Error('Write the query after --ask: npm run bench:search -- --ask "black preview"');
  printRanking(BUILD, query);
  return true;
}

void runScript(bench);
