import type { Code, Heading } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { mdastToString, visit } from '../../src/page-source/markdownTools';
import type { Problem } from '../pages/problem';
import { readTree } from '../pages/readTree';
import type { SitePage } from '../../src/page-source/SitePage';

/** Reports a problem on a line of the page. */
type Report = (message: string, line: number) => void;

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Returns true for guides, recipes and chapters, but not for posts and partials. */
export function isGuide({ file }: SitePage): boolean {
  return /^docs\/(?:guides|learn|recipes)\/(?!_)[^/]+\.mdx$/.test(file);
}

/** Reports what a reader would trip over: see the names of the functions below. */
export function checkGuide(page: SitePage): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (message, line) => problems.push({ file: page.file, line, message });
  if (isGuide(page)) checkFrontMatter(page, report);
  checkHeadingLevels(page, report);
  checkLinks(page, report);
  checkAltText(page, report);
  checkBraces(page, report);
  checkAdmonitions(page, report);
  checkPrompts(page, report);
  return problems;
}

/** The front matter is the page's `<title>` and its description in search results. */
function checkFrontMatter(page: SitePage, report: Report): void {
  for (const key of ['title', 'description']) {
    const value = page.frontMatter[key];
    if (typeof value !== 'string' || value === '') report(`The front matter has no ${key}.`, 1);
  }
}

/** Screen readers navigate by level, and Docusaurus renders the title as the first-level heading. */
function checkHeadingLevels(page: SitePage, report: Report): void {
  let previous = 1;
  visit(readTree(page), 'heading', ({ depth, position }: Heading) => {
    const { line } = position!.start;
    if (depth === 1)
      report('The title of the front matter is the only first-level heading. Use ## here.', line);
    else if (depth > previous + 1)
      report(`A heading of level ${depth} follows one of level ${previous}.`, line);
    previous = depth;
  });
}

/** Docusaurus checks the targets of links, except those of links to this site with its origin. */
function checkLinks(page: SitePage, report: Report): void {
  visit(readTree(page), 'link', (link) => {
    const { line } = link.position!.start;
    const text = mdastToString(link).trim();
    if (/^(|here|click here|this|this page|link|more|read more)$/i.test(text))
      report(`The link text "${text}" does not name its target.`, line);
    if (/^https?:\/\/(www\.)?react-native-vision-camera\.com/.test(link.url))
      report(
        `"${link.url}" is a page of this site. Write the relative path of its file, so that the build checks it.`,
        line,
      );
  });
}

function checkAltText(page: SitePage, report: Report): void {
  visit(readTree(page), (node) => {
    const { line } = node.position?.start ?? { line: 1 };
    if (node.type === 'image' && !node.alt) report('The image has no alt text.', line);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (['Figure', 'img'].includes(node.name ?? '') && !hasAlt(node))
      report(`<${node.name}> has no alt.`, line);
  });
}

function hasAlt({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt' && attribute.value,
  );
}

/** MDX evaluates braces in prose: `fps={60}` outside code style becomes "fps=60". */
function checkBraces(page: SitePage, report: Report): void {
  visit(readTree(page), (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
      report(`MDX evaluates {${node.value}}. Set it in code style.`, node.position!.start.line);
  });
}

/** Docusaurus prints admonitions of an unknown kind as text. */
function checkAdmonitions(page: SitePage, report: Report): void {
  const codeLines = new Set<number>();
  visit(readTree(page), 'code', ({ position }) => {
    for (let line = position!.start.line; line <= position!.end.line; line += 1) codeLines.add(line);
  });
  page.text.split('\n').forEach((text, index) => {
    const [, kind] = /^\s*:::+\s*([a-z]+)/.exec(text) ?? [];
    if (kind != null && !codeLines.has(index + 1) && !ADMONITIONS.includes(kind))
      report(`":::${kind}" is not an admonition. Use one of: ${ADMONITIONS.join(', ')}.`, index + 1);
  });
}

/** Readers copy whole blocks into their terminal. */
function checkPrompts(page: SitePage, report: Report): void {
  visit(readTree(page), 'code', ({ lang, value, position }: Code) => {
    if (lang === 'bash' && /^\s*\$ /m.test(value))
      report('Remove the prompt "$", so that readers can copy the command.', position!.start.line);
  });
}
