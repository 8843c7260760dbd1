import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { readCommunityPlugins } from '../../../src/facts/communityPlugins';
import { readSamples, type Sample } from '../../../src/page-source/samples/readSamples';
import { packageVersions } from './packageVersions';
import type { Problem } from './problem';
import type { SourcePage } from './readSourcePage';

/** Packages that a project has before it follows any guide, or from getting started's first command. */
const KNOWN = [
  'react',
  'react-native',
  'react-native-vision-camera',
  '@react-native/metro-config',
  'expo',
  '@jest/globals',
];

/**
 * Reports imports of packages that aren't installed by the page, or by a guide that it links above the sample.
 * `findPage` returns the guide at a path of the repository.
 */
export function checkPackages(
  page: SourcePage,
  findPage: (file: string) => SourcePage | undefined,
): Problem[] {
  const own = readInstalled(page);
  const links = readLinks(page);
  return readSamples(page)
    .filter(({ language }) => /^[jt]sx?$/.test(language))
    .flatMap((sample) => {
      const linked = links
        .filter(({ line }) => line < sample.line)
        .flatMap(({ file }) => findPage(file) ?? []);
      const installed = new Set([...KNOWN, ...own, ...linked.flatMap((guide) => readInstalled(guide))]);
      return readPackages(sample)
        .filter((name) => !installed.has(name) && !builtinModules.includes(name.replace('node:', '')))
        .map((name) => ({
          file: page.file,
          line: sample.line,
          message: `The sample imports ${name}: add its install command, or link a guide that has one above the sample.`,
        }));
    });
}

/** Returns the packages that the shell commands of a page install, without versions. */
function readInstalled(page: SourcePage): string[] {
  return readSamples(page)
    .filter(({ language }) => language === 'bash')
    .flatMap(
      ({ code }) => /^(?:npm install|npx expo install|npm i)\s(.+)$/m.exec(code)?.[1]?.split(/\s+/) ?? [],
    )
    .filter((word) => !word.startsWith('-'))
    .map((word) => word.replace(/(.)@.*$/, '$1'));
}

function readLinks(page: SourcePage): { file: string; line: number }[] {
  const links: { file: string; line: number }[] = [];
  visit(page.tree, 'link', ({ url, position }) => {
    const [path = ''] = url.split('#');
    const name = path.replace(/^\/docs\/guides$/, '/docs/guides/getting-started');
    const file = name.startsWith('/docs/')
      ? `${name.slice(1)}.mdx`
      : posix.join(posix.dirname(page.file), name);
    links.push({ file, line: position!.start.line });
  });
  return links;
}

/** Returns the packages that a sample imports, requires or mocks. */
function readPackages({ code }: Sample): string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const names = importedFiles.map(({ fileName }) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(fileName)?.[0]);
  return [...new Set(names)].filter((name) => name != null);
}

/** Reports package versions in install commands that tests/content/check-samples/packageVersions.ts doesn't list. */
export function checkVersions(page: SourcePage): Problem[] {
  return readSamples(page)
    .filter(({ language, code }) => language === 'bash' && /^(npm install|npx expo install) /.test(code))
    .flatMap(({ code, line }) =>
      [...code.matchAll(/(?:^|\s)(@?[\w./-]+)@([~^]?\d[\w.]*)/g)].flatMap(([, name, range]) => {
        if (packageVersions[name!]?.includes(range!)) return [];
        const message = `"${name}@${range}" is not a version in tests/content/check-samples/packageVersions.ts. Change one of the two.`;
        return [{ file: page.file, line, message }];
      }),
    );
}

/** A package with a caret range below 1.0: in a command, or in a package.json. */
const ZERO_RANGE = /((?:@[\w.-]+\/)?[\w.-]+)(?:@|": ")(\^0\.[\d.]*\d)/g;

/** Reports caret ranges below 1.0 that nobody has compared with the newest release. */
export function checkZeroRanges({ file, text }: SourcePage): Problem[] {
  const confirmed = readCommunityPlugins().plugins.flatMap(({ install, newest }) =>
    newest ? [install] : [],
  );
  return [...text.matchAll(ZERO_RANGE)].flatMap(({ 1: name, 2: range, index }) => {
    if (confirmed.includes(`${name}@${range}`)) return [];
    const message = `"${name}@${range}" never reaches the next minor version. Use the exact version, or add the newest one to docs/facts/community-plugins.yml.`;
    return [{ file, line: text.slice(0, index).split('\n').length, message }];
  });
}
