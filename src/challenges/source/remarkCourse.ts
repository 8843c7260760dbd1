import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { chapters } from '../../config/readingOrder';
import { visit } from '../../page-source/markdownTools';
import { readSite } from '../../page-source/readSite';
import { readAppRole } from '../../page-source/samples/parseMeta';
import { readChallenges } from './readChallenges';

/** Returns what `<CourseProgress>` lists. */
function listChapters(): string {
  const site = readSite();
  const challenges = readChallenges(site);
  const list = chapters
    .filter((file) => path.basename(file) !== 'index.mdx')
    .map((file) => {
      const { title = '', url } = site.getPage(file);
      return { title, url, challenges: challenges.filter(({ page }) => page === file).map(({ id }) => id) };
    });
  return JSON.stringify(list);
}

/** Remark plugin that leaves the starting code of challenges to the playground, and tells the overview which chapters there are. */
export default function remarkCourse() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === 'Challenge')
        element.children = element.children.filter(
          (node) => node.type !== 'code' || readAppRole(node.meta) !== 'start',
        );
      if (element.name === 'CourseProgress')
        element.attributes.push({ type: 'mdxJsxAttribute', name: 'course', value: listChapters() });
    });
  };
}
