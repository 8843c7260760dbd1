import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';
import { checkAdmonitions } from './checkAdmonitions';
import { checkExpressions } from './checkExpressions';
import { checkFrontMatter } from './checkFrontMatter';
import { checkHeadings } from './checkHeadings';
import { checkLinks } from './checkLinks';
import { checkNext } from './checkNext';
import { checkPictures } from './checkPictures';
import { checkShell } from './checkShell';
import { checkWords } from './checkWords';

const everywhere = [
  checkExpressions,
  checkHeadings,
  checkWords,
  checkShell,
  checkAdmonitions,
  checkLinks,
  checkPictures,
];

/** Returns true for guides and recipes, but not for posts and partials. */
export function isGuide({ file }: SourcePage): boolean {
  return /^docs\/(?:guides|recipes)\/(?!_)[^/]+\.mdx$/.test(file);
}

/** Checks the structure and wording of a page. Guides also need front matter and a "Next" link. */
export function checkGuide(page: SourcePage): Problem[] {
  const checks = isGuide(page) ? [checkFrontMatter, checkNext, ...everywhere] : everywhere;
  return checks.flatMap((check) => check(page));
}
