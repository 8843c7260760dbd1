/** The groups of results, in the order in which ties are shown. */
export const GROUPS = ['Guides', 'API', 'Errors', 'Blog'] as const;

/** Part of the site that a result belongs to; the heading above it in the modal. */
export type Group = (typeof GROUPS)[number];

/** What a record stands for; ranking treats the kinds differently. */
export type RecordKind = 'page' | 'section' | 'symbol' | 'member' | 'error' | 'row';

/** A place of the site that search can lead to. */
export interface SearchRecord {
  kind: RecordKind;
  group: Group;
  /** URL with base path, and the anchor where the place is not a whole page. */
  url: string;
  /** Title of the page. */
  page: string;
  /** Headings from the page's title (excluded) down to this place (included); empty for a page. */
  headings: string[];
  /** Plain text of the place. */
  text: string;
  /** Names by which a reader may ask for exactly this place: `Camera.takePhoto`, `session/camera-not-ready`, `ean-13`. */
  symbols: string[];
  /** Words that find the place but are not shown: keywords of the page, identifiers of its samples. */
  words: string;
  /** What readers may ask when they need this place; indexed, never shown. */
  questions: string[];
}

/** Records as they travel to the browser: what all records of a page share is written once. */
export interface SearchData {
  /** Path under which the site stands; all URLs begin with it. */
  baseUrl: string;
  pages: { url: string; title: string; records: PackedRecord[] }[];
}

/** A record without its page: kind, group (by index), anchor, headings, text, symbols, words, questions. */
export type PackedRecord = [
  kind: RecordKind,
  group: number,
  anchor: string,
  headings: string[],
  text: string,
  symbols: string[],
  words: string,
  questions: string[],
];

/** Text with the parts that match the query marked. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** One result, ready to be shown. */
export interface Hit {
  url: string;
  /** The group's name. A hosted index can have other groups. */
  group: string;
  /** URL and title of the page that the place is on. */
  pageUrl: string;
  page: string;
  title: MarkedText;
  /** Headings between the page and the title. */
  path: string[];
  snippet: MarkedText;
}

/** What a reader asks for. */
export interface SearchRequest {
  query: string;
  /** Only this group. */
  group?: string;
  /** Number of results. */
  limit: number;
}

/** The results of a request. */
export interface SearchResults {
  hits: Hit[];
  /** Number of results in the requested group. */
  total: number;
  /** Number of results by group, whatever group was requested. A hosted index may not count them. */
  counts: Readonly<Record<string, number>>;
  /** The nearest real terms, when nothing was found. */
  suggestions: string[];
}

/** Answers searches. */
export interface SearchClient {
  /** Loads what searching needs, because a reader is about to search. */
  preload(): void;
  search(request: SearchRequest): Promise<SearchResults>;
  /** Returns the pages nearest to a path that does not exist. */
  nearest(path: string): Promise<Hit[]>;
}
