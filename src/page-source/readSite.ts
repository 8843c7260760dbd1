/**
 * The pages of a site, read once. Plugins, checks and tests call `readSite` for each piece of work, such as a request or
 * a compiled page, and take URLs, titles, code blocks and printed files from there. It lists the folders on each call, and
 * `readText` notices edits, so `npm start` follows pages that somebody edits, adds or deletes. A page that hasn't changed
 * stays the same object, so its parts are made once. A plugin that watches the pages wouldn't do, because Docusaurus tells
 * it about an edit after the bundler has started to compile the page.
 *
 * `markdown/readPage.ts` returns pages as plain Markdown, also those of the API reference. It reads files with `readText` too.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chapters } from '../config/readingOrder';
import { rootFolder } from '../config/rootFolder';
import { readText } from './readText';
import type { PrintedFile } from './samples/printedFiles';
import { SitePage } from './SitePage';

/** The pages of a site at one moment. */
export class Site {
  private files?: readonly PrintedFile[];
  private served?: ReadonlyMap<string, string>;

  /** Posts, guides, recipes and the parts of React pages, sorted by file. */
  constructor(readonly pages: readonly SitePage[]) {}

  /** The files that pages print in full. */
  get printedFiles(): readonly PrintedFile[] {
    return (this.files ??= this.pages.flatMap((page) => page.printedFiles));
  }

  /** The text of each file at `/samples`, by its URL: those that pages print, and those of checkpoints. */
  get servedFiles(): ReadonlyMap<string, string> {
    const listCheckpointFiles = () =>
      this.pages.flatMap(({ checkpoints }) => checkpoints.flatMap(({ files }) => files));
    return (this.served ??= new Map(
      [...this.printedFiles, ...listCheckpointFiles()].map(({ fileUrl, code }) => [fileUrl, code]),
    ));
  }

  /** Returns the page of a file, such as `docs/guides/zooming.mdx`. */
  getPage(file: string): SitePage {
    const page = this.pages.find((candidate) => candidate.file === file);
    if (page == null) throw new Error(`${file} isn't a page of the site.`);
    return page;
  }
}

function listFiles(root: string): string[] {
  return ['blog', 'docs', 'src/pages']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('docs/api/'))
    .sort();
}

const sites = new Map<string, Site>();

/** Returns the pages of the site as they are now. `root` is where tests have another site. */
export function readSite(root = rootFolder): Site {
  const known = sites.get(root);
  const knownPages = new Map(known?.pages.map((page) => [page.file, page]));
  const read = (file: string, previous?: SitePage) => {
    const text = readText(path.join(root, file));
    const page = knownPages.get(file);
    return page?.text === text && page.previous === previous ? page : new SitePage(file, text, previous);
  };
  const files = listFiles(root);
  // A chapter continues the app of the one before it, so an edit makes all later ones new.
  const course = new Map<string, SitePage>();
  for (const file of chapters.filter((chapter) => files.includes(chapter)))
    course.set(file, read(file, [...course.values()].at(-1)));
  const pages = files.map((file) => course.get(file) ?? read(file));
  if (known?.pages.length === pages.length && pages.every((page) => knownPages.get(page.file) === page))
    return known;
  const site = new Site(pages);
  sites.set(root, site);
  return site;
}
