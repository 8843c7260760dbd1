import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';
import { rootFolder } from '../../../../src/node-utils/rootFolder';

/** Checks that link text names its target and that links to other pages are relative paths of files that exist. */
export function checkLinks(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const report = (message: string) =>
      problems.push({ file: page.file, line: node.position!.start.line, message });
    if (node.type === 'link' && isVague(node))
      report(`The link text "${toString(node)}" does not name its target.`);
    const reason = explainTarget(node, page.file);
    if (reason != null) report(`The link "${node.url}" ${reason}`);
  });
  return problems;
}

function isVague(link: Link): boolean {
  return /^(|here|click here|this|this page|this guide|link|more|read more|see more|docs)$/i.test(
    toString(link).trim(),
  );
}

function explainTarget({ url }: Link | Definition, file: string): string | undefined {
  // Docusaurus only resolves file paths within a section, so posts link guides by URL.
  if (file.startsWith('blog/') && url.startsWith('/docs/')) return undefined;
  if (/^(\/docs\/guides\/|https?:\/\/(www\.)?react-native-vision-camera\.com)/.test(url)) {
    return 'links to a page of this site. Write the relative path of its file, such as formats.mdx#fps.';
  }
  const [path = ''] = url.split('#');
  if (!/^[\w./-]+\.mdx?$/.test(path) || path.startsWith('/')) return undefined;
  return existsSync(join(rootFolder, dirname(file), path))
    ? undefined
    : 'links to a file that does not exist.';
}
