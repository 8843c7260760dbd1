/** Classes of Infima that no page of this site has; `tests/build/styles.test.ts` holds the list against the built pages. */
const UNUSED_CLASSES = [
  /^alert(--primary|__)/,
  /^avatar(--|__photo--|__subtitle)/,
  /^badge(--|$)/,
  /^breadcrumbs--/,
  /^button--(active|block|danger|info|lg|link|outline|sm|success|warning)/,
  /^button-group(--|$)/,
  /^card(--|__|$)/,
  /^close$/,
  /^col--(1|5|8|10|11)$/,
  /^col--offset-(?!3$)/,
  /^container--fluid$/,
  /^dropdown--nocaret$/,
  /^(footer|hero|navbar)--(dark|light)$/,
  /^footer__(link-separator|logo)$/,
  /^(margin|padding)--(?!none$)/,
  /^(margin|padding)-(horiz|right)--/,
  /^margin-left--(?!sm$)/,
  /^padding-(left|vert)--/,
  /^(margin|padding)-\w+--(none|xs)$/,
  /^navbar(--primary|__items--center|__search)/,
  /^pagination(--|__|$)/,
  /^pills(--|__|$)/,
  /^row--/,
  /^shadow--/,
  /^tabs(--|__|$)/,
  /^text--(?!center$|right$|truncate$)/,
];

/** Classes of the theme, as its style sheets name them, for states that the settings of this site rule out. */
const UNUSED_THEME_CLASSES = [
  /^announcementBar(Close|Placeholder)$/,
  /^(docMainContainer|docItemWrapper)Enhanced$/,
  /^(docSidebarContainer|sidebar)Hidden$/,
  /^darkNavbarColorModeToggle$/,
  /^footerLogoLink$/,
  /^imageOnlyAuthor/,
  /^menuHtmlItem$/,
  /^peg$/,
];

/** Custom properties of Infima that neither it nor this site reads. */
const UNUSED_PROPERTIES = [
  /^--ifm-(dark|darker|darkest|light|lighter|lightest|contrast-(fore|back)ground(-dark)?)-value$/,
  /^--ifm-color-(primary|secondary|success|info|warning|danger)-(darkest|light|lighter|lightest)$/,
  /^--ifm-(font-color-secondary|footer-link-horizontal-spacing|global-shadow-tl|image-alignment-padding|transition-slow|z-index-overlay)$/,
  /^--ifm-navbar-search-/,
  /^--ifm-(badge|button-group|card|pagination(?!-nav)|pills|tabs)-/,
];

/** Returns true for a custom property of Infima that is left out. */
export function isUnusedProperty(name: string): boolean {
  return UNUSED_PROPERTIES.some((pattern) => pattern.test(name));
}

/** Returns true for a class of Infima whose rules are left out. */
export function isUnusedClass(name: string): boolean {
  return UNUSED_CLASSES.some((pattern) => pattern.test(name));
}

function isUnused(selector: string, patterns: readonly RegExp[]): boolean {
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, '');
  return [...withoutNegations.matchAll(/\.([\w-]+)/g)].some(([, name]) =>
    patterns.some((pattern) => pattern.test(name!)),
  );
}

interface Node {
  remove(): void;
}

interface Rule extends Node {
  selectors: string[];
}

/** PostCSS plugin that leaves out the rules of Infima and the theme that no page needs. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  OnceExit(root: {
    source?: { input: { file?: string } };
    walkRules(visit: (rule: Rule) => void): void;
    walkDecls(name: RegExp, visit: (declaration: Node & { prop: string }) => void): void;
  }) {
    const file = (root.source?.input.file ?? '').replaceAll('\\', '/');
    const patterns = file.includes('/infima/dist/')
      ? UNUSED_CLASSES
      : file.includes('/@docusaurus/theme-classic/')
        ? UNUSED_THEME_CLASSES
        : [];
    if (patterns.length === 0) return;
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const selectors = rule.selectors.filter((selector) => !isUnused(selector, patterns));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    }
    const unused: Node[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (isUnusedProperty(declaration.prop)) unused.push(declaration);
    });
    for (const declaration of unused) declaration.remove();
  },
};
