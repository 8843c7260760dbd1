/** Classes of Infima that no page of this site has; `tests/build/styles.test.ts` holds the list against the built pages. */
const UNUSED_CLASSES = [
  /^alert(--primary|__)/,
  /^avatar(--|__photo--|__subtitle)/,
  /^badge/,
  /^breadcrumbs--/,
  /^button--(active|block|danger|info|lg|link|outline|sm|success|warning)/,
  /^button-group/,
  /^card/,
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
  /^pagination(?!-nav)/,
  /^pills/,
  /^row--/,
  /^shadow--/,
  /^tabs/,
  /^text--(?!center$|right$|truncate$)/,
];

/** Custom properties of Infima that neither it nor this site reads. */
const UNUSED_PROPERTIES = [
  /^--ifm-(dark|darker|darkest|light|lighter|lightest|contrast-(fore|back)ground(-dark)?)-value$/,
  /^--ifm-color-(secondary|success|info|warning|danger)-(darkest|light|lighter|lightest)$/,
  /^--ifm-(badge|button-group|card|pagination|pills|tabs)-(?!shadow)/,
];

/** Returns true for a class of Infima whose rules are left out. */
export function isUnusedClass(name: string): boolean {
  return UNUSED_CLASSES.some((pattern) => pattern.test(name));
}

function isUnused(selector: string): boolean {
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, '');
  return [...withoutNegations.matchAll(/\.([\w-]+)/g)].some(([, name]) => isUnusedClass(name!));
}

interface Node {
  remove(): void;
}

interface Rule extends Node {
  selectors: string[];
}

/** PostCSS plugin that leaves out the rules of Infima that no page needs. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  OnceExit(root: {
    source?: { input: { file?: string } };
    walkRules(visit: (rule: Rule) => void): void;
    walkDecls(name: RegExp, visit: (declaration: Node & { prop: string }) => void): void;
  }) {
    if (!/[\\/]infima[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) return;
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const selectors = rule.selectors.filter((selector) => !isUnused(selector));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    }
    const unused: Node[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (UNUSED_PROPERTIES.some((pattern) => pattern.test(declaration.prop))) unused.push(declaration);
    });
    for (const declaration of unused) declaration.remove();
  },
};
