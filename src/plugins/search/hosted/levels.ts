/** The levels of headings in a DocSearch record: the page, then the headings down to the place. */
export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The group and the headings of a DocSearch record. */
export type Hierarchy<T> = Record<'lvl0' | (typeof LEVELS)[number], T | null>;
