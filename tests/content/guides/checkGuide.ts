import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';
import { checkAdmonitions } from './checkAdmonitions';
import { checkExpressions } from './checkExpressions';
import { checkFrontMatter } from './checkFrontMatter';
import { checkHeadings } from './checkHeadings';
import { checkLinks } from './checkLinks';
import { checkNext } from './checkNext';
import { checkPictures } from './checkPictures';
import { checkSections } from './checkSections';
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

/** Tells whether a page is a guide, not a post or a part that guides include. */
export function isGuide({ file }: SourcePage): boolean {
  return /^docs\/guides\/(?!_)[^/]+\.mdx$/.test(file);
}

/** Checks how a page is built and worded; guides also need their front matter and their sections. */
export function checkGuide(page: SourcePage): Problem[] {
  const checks = isGuide(page) ? [checkFrontMatter, checkSections, checkNext, ...everywhere] : everywhere;
  return checks.flatMap((check) => check(page));
}
