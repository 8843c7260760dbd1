import type { Root, RootContent } from 'mdast';

/** The source and URL of a page. */
export interface PageSource {
  /** Absolute path of the `.md` or `.mdx` file. */
  file: string;
  /** URL of the page with the base path, for example `/docs/guides/formats`. */
  permalink: string;
  title: string;
  description: string;
  /** Keywords of a doc, tags of a post. */
  keywords?: string[];
  /** Part of the site the page belongs to. */
  kind: 'guide' | 'api' | 'blog' | 'page';
  /** Day (`2025-01-31`) and names of the authors of a post. */
  published?: { date: string; authors: string[] };
}

/** A page as plain Markdown, with every component resolved. */
export interface Page extends PageSource {
  tree: Root;
  /** Id of the heading, if this is only a section of the page. */
  section?: string;
}

/** A heading and the text up to the next heading. The first section of a page has no heading. */
export interface Section {
  /** 0 for the text before the first heading, otherwise 2 to 6. */
  depth: number;
  heading: string;
  /** Id of the heading, as in the page's HTML, or '' for the first section. */
  id: string;
  nodes: RootContent[];
}
