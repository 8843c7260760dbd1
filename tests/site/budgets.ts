const KB = 1000;

/** Maximum bytes after gzip. CONTRIBUTING.md explains them. */
export const budgets = {
  javaScript: 165 * KB,
  longJavaScript: 170 * KB,
  css: 28 * KB,
  html: 24 * KB,
  longHtml: 40 * KB,
  firstLoad: 215 * KB,
  longFirstLoad: 225 * KB,
  homeFirstLoad: 175 * KB,
  socialCard: 60 * KB,
};

/** Guides that explain each error have larger budgets. */
export const isLongGuide = (url: string) => /^\/docs\/guides\/(errors|troubleshooting)$/.test(url);
