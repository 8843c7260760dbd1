import type { HtmlTagObject } from '@docusaurus/types';

/** Where Docusaurus stores which tab of the group `platform` a reader has chosen. */
export const PLATFORM_KEY = 'docusaurus.tab.platform';

/** Marks the document with the chosen platform before it's painted, and whenever the choice changes, so that no text moves while React hydrates. */
const MARK_PLATFORM = `(() => {
  const mark = () => {
    try {
      document.documentElement.dataset.chosenPlatform = localStorage.getItem('${PLATFORM_KEY}') ?? '';
    } catch {
      // Storage is blocked, so nothing is chosen.
    }
  };
  mark();
  addEventListener('storage', mark);
})();`;

/** The script in the head of every page that puts the reader's platform first. */
export const platformTag: HtmlTagObject = { tagName: 'script', attributes: {}, innerHTML: MARK_PLATFORM };
