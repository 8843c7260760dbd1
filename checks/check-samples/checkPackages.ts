import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { visit } from '../../src/page-source/markdownTools';
import { readCommunityPlugins } from '../../src/facts/communityPlugins';
import { readTree } from '../pages/readTree';
import type { SitePage } from '../../src/page-source/SitePage';
import type { Sample } from '../../src/page-source/samples/readSamples';
import { packageVersions } from './packageVersions';
import type { Problem } from '../pages/problem';

/** Packages that a project has before it follows any guide, or from getting started's first command. */
const KNOWN = [
  'react',
  'react-native',
  'react-native-vision-camera',
  '@react-native/metro-config',
  'expo',
  '@jest/globals',
  // The data block `installPhone` installs it.
  'vision-camera-phone',
];

/**
 * Reports imports of packages that aren't installed by the page, or by a guide that it links above the sample. `pages`
 * are what links can lead to.
 */
export function checkPackages(page: SitePage, pages: readonly SitePage[]): Problem[] {
  const own = listChapters(page).flatMap(readInstalled);
  const links = readLinks(page, pages);
  return page.samples
    .filter(({ language }) => /^[jt]sx?$/.test(language))
    .flatMap((sample) => {
      const linked = links.filter(({ line }) => line < sample.line).map(({ target }) => target);
      const installed = new Set([...KNOWN, ...own, ...linked.flatMap(readInstalled)]);
      return readPackages(sample)
        .filter((name) => !installed.has(name) && !builtinModules.includes(name.replace('node:', '')))
        .map((name) => ({
          file: page.file,
          line: sample.line,
          message: `The sample imports ${name}: add its install command, or link a guide that has one above the sample.`,
        }));
    });
}

/** Returns the page, and the chapters of the course before it. */
function listChapters(page: SitePage): SitePage[] {
  return page.previous == null ? [page] : [page, ...listChapters(page.previous)];
}

/** Returns the packages that the shell commands of a page install, without versions. */
function readInstalled(page: SitePage): string[] {
  return page.samples
    .filter(({ language }) => language === 'bash')
    .flatMap(
      ({ code }) => /^(?:npm install|npx expo install|npm i)\s(.+)$/m.exec(code)?.[1]?.split(/\s+/) ?? [],
    )
    .filter((word) => !word.startsWith('-'))
    .map((word) => word.replace(/(.)@.*$/, '$1'));
}

/** Returns the links of a page to other pages. */
function readLinks(page: SitePage, pages: readonly SitePage[]): { target: SitePage; line: number }[] {
  const links: { target: SitePage; line: number }[] = [];
  visit(readTree(page), 'link', ({ url, position }) => {
    const [path = ''] = url.split('#');
    const file = posix.join(posix.dirname(page.file), path);
    const target = pages.find((other) => (path.startsWith('/') ? other.url === path : other.file === file));
    if (target) links.push({ target, line: position!.start.line });
  });
  return links;
}

/** Returns the packages that a sample imports, requires or mocks. */
function readPackages({ code }: Sample): string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const names = importedFiles.map(({ fileName }) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(fileName)?.[0]);
  return [...new Set(names)].filter((name) => name != null);
}

/** Reports package versions in install commands that checks/check-samples/packageVersions.ts doesn't list. */
export function checkVersions(page: SitePage): Problem[] {
  return page.samples
    .filter(({ language, code }) => language === 'bash' && /^(npm install|npx expo install) /.test(code))
    .flatMap(({ code, line }) =>
      [...code.matchAll(/(?:^|\s)(@?[\w./-]+)@([~^]?\d[\w.]*)/g)].flatMap(([, name, range]) => {
        if (packageVersions[name!]?.includes(range!)) return [];
        const message = `"${name}@${range}" is not a version in checks/check-samples/packageVersions.ts. Change one of the two.`;
        return [{ file: page.file, line, message }];
      }),
    );
}

/** A package with a caret range below 1.0: in a command, or in a package.json. */
const ZERO_RANGE = /((?:@[\w.-]+\/)?[\w.-]+)(?:@|": ")(\^0\.[\d.]*\d)/g;

/** Reports caret ranges below 1.0 that nobody has compared with the newest release. */
export function checkZeroRanges({ file, text }: SitePage): Problem[] {
  const confirmed = readCommunityPlugins().plugins.flatMap(({ install, newest }) =>
    newest ? [install] : [],
  );
  return [...text.matchAll(ZERO_RANGE)].flatMap(({ 1: name, 2: range, index }) => {
    if (confirmed.includes(`${name}@${range}`)) return [];
    const message = `"${name}@${range}" never reaches the next minor version. Use the exact version, or add the newest one to docs/facts/community-plugins.yml.`;
    return [{ file, line: text.slice(0, index).split('\n').length, message }];
  });
}
