import path from 'node:path';
import { readFrontMatter, type FrontMatter } from './readFrontMatter';
import { applyAppBlocks, type AppFiles } from './samples/applyAppBlocks';
import { readCheckpoints, type Checkpoint } from './samples/readCheckpoints';
import { listPrintedFiles, type PrintedFile } from './samples/printedFiles';
import { blankFences } from './samples/readFences';
import { readSamples, type Sample } from './samples/readSamples';

/** Returns the URL of a page without the base path. The home page shows the parts of `src/pages` that print files. */
function createUrl(file: string, slug: string | undefined): string {
  const { dir, name } = path.posix.parse(file);
  if (file.startsWith('src/pages/')) return '/';
  if (file.startsWith('blog/'))
    return path.posix.join('/blog', slug ?? name.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/'));
  const last = slug ?? (name === 'index' ? '' : name);
  return path.posix.join('/docs', path.posix.resolve('/', path.posix.relative('docs', dir), last));
}

/** A page that somebody wrote: a guide, a recipe, a post, or Markdown that a React page shows. Its parts are read when needed. */
export class SitePage {
  private readonly parts: {
    frontMatter?: FrontMatter;
    printedFiles?: readonly PrintedFile[];
    applied?: ReturnType<typeof applyAppBlocks>;
    checkpoints?: readonly Checkpoint[];
  } = {};

  constructor(
    /** Path from the root of the repository. */
    readonly file: string,
    readonly text: string,
    /** The chapter of the course before this one. */
    readonly previous?: SitePage,
  ) {}

  get frontMatter(): FrontMatter {
    return (this.parts.frontMatter ??= readFrontMatter(this.file, this.text));
  }

  /** URL without the base path. */
  get url(): string {
    return createUrl(this.file, this.frontMatter.slug);
  }

  get title(): string | undefined {
    return this.frontMatter.title;
  }

  /** The code blocks, in reading order. */
  get samples(): readonly Sample[] {
    return this.applied.samples;
  }

  /** The app of the course as it is at the end of the page. */
  get app(): AppFiles {
    return this.applied.app;
  }

  private get applied(): ReturnType<typeof applyAppBlocks> {
    return (this.parts.applied ??= applyAppBlocks(readSamples(this), this.previous?.app ?? new Map()));
  }

  /** The text with empty lines in place of code blocks. */
  get prose(): string {
    return blankFences(this.text);
  }

  /** The files that the page prints in full. */
  get printedFiles(): readonly PrintedFile[] {
    return (this.parts.printedFiles ??= listPrintedFiles(this));
  }

  /** The places of a chapter at which readers can run the app, before it's finished. */
  get checkpoints(): readonly Checkpoint[] {
    return (this.parts.checkpoints ??= readCheckpoints(this));
  }
}
