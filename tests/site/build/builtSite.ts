import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { readingOrder } from '../../../src/config/readingOrder';
import { readRedirects } from '../../../src/facts/redirects';
import { readSite } from '../../../src/page-source/readSite';
import { builds } from '../e2e/builds';
import { requireBuild } from '../requireBuild';

/** The folder of the build. */
export const BUILD = path.resolve(process.env.SITE_DIR ?? builds.site.folder);

/** The folder of the build with hosted search and analytics, which is served under `HOSTED_PATH`. */
export const HOSTED = path.resolve(process.env.HOSTED_DIR ?? builds.hosted.folder);
export const HOSTED_PATH = builds.hosted.basePath;

for (const folder of [BUILD, HOSTED]) requireBuild(folder);

/** Pages without Markdown, each with its reason. */
const WITHOUT_MARKDOWN: [pattern: RegExp, reason: string][] = [
  [/^\/search$/, 'shows nothing until a reader asks'],
  [/^\/blog\/(tags|authors|page)(\/|$)/, 'lists posts, as /blog.md does'],
];

/** Returns true for pages that have no Markdown on purpose. */
export function hasNoMarkdown(url: string): boolean {
  return WITHOUT_MARKDOWN.some(([pattern]) => pattern.test(url));
}

const site = readSite();

/** The URLs of the pages in the sidebar, in its order. */
export const guidePages = readingOrder
  .flatMap(({ pages }) => pages)
  .map((name) => site.getPage(`docs/${name}.mdx`).url);

/** Returns all files of a build, relative to it. */
export function listBuiltFiles(folder = BUILD): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}

/** Returns the content of a built file. */
export function readBuilt(file: string, folder = BUILD): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** The document in which the playground runs code. */
export const SANDBOX_FILE = 'phone-sandbox.html';

/** The documents that pages show in a frame. */
const FRAME_FILES = ['phone.html', SANDBOX_FILE];

/** Returns the file of a page, relative to the build. */
export function toHtmlFile(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}

/** The files of redirects, which @docusaurus/plugin-client-redirects writes. */
const redirectFiles = new Set(readRedirects().map(({ from }) => `${from.slice(1)}/index.html`));

/** Returns all HTML files of a build except redirects. */
export function listHtmlFiles(folder = BUILD): string[] {
  return listBuiltFiles(folder).filter((file) => file.endsWith('.html') && !redirectFiles.has(file));
}

/** Returns the URLs of all pages, without the not-found page and the documents of frames. */
export function listUrls(): string[] {
  return listHtmlFiles()
    .filter((file) => !FRAME_FILES.includes(file) && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .sort();
}

/** Returns the file of the Markdown of a page, relative to the build. */
export function toMarkdownFile(url: string): string {
  return url === '/' ? 'index.md' : `${url.slice(1)}.md`;
}

const { DOMParser } = new JSDOM().window;

/** Returns an HTML file of a build as a document. */
export function parseHtmlFile(file: string, folder = BUILD) {
  return new DOMParser().parseFromString(readBuilt(file, folder), 'text/html');
}

/** Returns the HTML of the page at `url` as a document. */
export function parseHtml(url: string) {
  return parseHtmlFile(toHtmlFile(url));
}
