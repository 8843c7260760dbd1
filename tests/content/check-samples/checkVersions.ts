import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { packageVersions } from '../../../src/data/packageVersions';
import type { SourcePage } from './readSourcePage';
import type { Problem } from './problem';
import { readSamples } from './readSamples';

/** Reports package versions in install commands and prose that src/data/packageVersions.ts doesn't list. */
export function checkVersions(page: SourcePage): Problem[] {
  return [...checkCommands(page), ...checkProse(page)];
}

function checkCommands(page: SourcePage): Problem[] {
  return readSamples(page)
    .filter(({ language, code }) => language === 'bash' && /^(npm install|npx expo install) /.test(code))
    .flatMap((sample) =>
      [...sample.code.matchAll(/(?:^|\s)(@?[\w./-]+)@([~^]?\d[\w.]*)/g)].flatMap(([, name, range]) => {
        const known = packageVersions.find((entry) => entry.name === name);
        return known?.ranges.includes(range!) ? [] : [report(page, sample.line, `${name}@${range}`)];
      }),
    );
}

function checkProse(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, ['paragraph', 'tableCell', 'heading'], (node) => {
    const text = toString(node);
    for (const { name, title, ranges, others } of packageVersions) {
      const known = [...ranges.map((range) => range.replace(/^[~^]/, '')), ...Object.keys(others)];
      for (const [found, version] of text.matchAll(pattern(name, title))) {
        if (!known.includes(version!)) problems.push(report(page, node.position!.start.line, found));
      }
    }
  });
  return problems;
}

/** A name followed by a full version. A major version alone, as in "Reanimated 3", doesn't match. */
function pattern(name: string, title: string): RegExp {
  const names = [name, title].map((word) => word.replace(/[/.-]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\w/-])(?:${names})(?:@[~^]?| v?)(\\d+\\.\\d+\\.\\d+)`, 'g');
}

function report(page: SourcePage, line: number, found: string): Problem {
  return {
    file: page.file,
    line,
    message: `"${found}" is not a version of src/data/packageVersions.ts. Correct one of the two.`,
  };
}
