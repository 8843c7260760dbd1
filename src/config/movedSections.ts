/**
 * Sections that moved to another page: the old page, the old heading id, and the new URL. Public links to them keep
 * working, because `src/client-modules/openMovedSection.ts` opens the new URL. Paths have no base path.
 */
export const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
