/**
 * An ESLint rule that reports what a browser in package.json's browserslist doesn't have. It looks up the interface of
 * each object, so it knows `element.checkVisibility()` and `params.size`. eslint-plugin-compat only knows globals and
 * static methods.
 */
import { fileURLToPath } from 'node:url';
import data from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Browsers that MDN calls by another name. */
const MDN_NAMES = { ios_saf: 'safari_ios' };

/** Members of these only run in browsers that have them: desktop Safari sends no touch events. */
const TOUCH = /^Touch/;

const apis = { ...data.javascript.builtins, ...data.api };

/** Returns the oldest version that we support of each browser. */
function readOldest() {
  const oldest = {};
  for (const entry of browserslist(undefined, { path: ROOT, env: 'production' })) {
    const [browser, version] = entry.split(' ');
    const name = MDN_NAMES[browser] ?? browser;
    oldest[name] = Math.min(oldest[name] ?? Infinity, Number.parseFloat(version));
  }
  return Object.entries(oldest);
}

const oldest = readOldest();

/** MDN writes `false`, `"preview"`, `"4"` or `"≤4"`. */
const isReached = (mark, version) => Number.parseFloat(String(mark).replace('≤', '')) <= version;

function isSupported(statements, version) {
  return [statements ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        !flags && !prefix && !alias && isReached(added, version) && !isReached(removed, version),
    );
}

/** Returns the names of a type, and of all that it consists of or inherits from. */
function listNames(type, checker) {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => listNames(part, checker));
  const declared = type.target ?? type;
  const bases = declared.isClassOrInterface() ? checker.getBaseTypes(declared) : [];
  return [type.symbol?.name, ...bases.flatMap((base) => listNames(base, checker))];
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        "{{browsers}} doesn't have `{{name}}`, but package.json supports it. Use something older, or say in an eslint-disable comment what happens without it.",
    },
  },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    const checker = services.program.getTypeChecker();

    function findCompat(node) {
      const { name, parent } = node;
      const isMember = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
      if (!isMember) return (apis[name] ?? apis.Window[name])?.__compat;
      const type = checker.getApparentType(services.getTypeAtLocation(parent.object));
      // The type of a constructor has no name, but the constructor has.
      const owners = [parent.object.name, ...listNames(type, checker)].filter((owner) => !TOUCH.test(owner));
      const members = owners.map((owner) => apis[owner]?.[name] ?? apis[owner]?.[`${name}_static`]);
      return members.find(Boolean)?.__compat;
    }

    return {
      Identifier(node) {
        // Types don't run, and `typeof` asks whether something is there.
        if (node.parent.type.startsWith('TS') || node.parent.operator === 'typeof') return;
        const declarations = services.getSymbolAtLocation(node)?.declarations ?? [];
        if (!declarations.some((one) => services.program.isSourceFileDefaultLibrary(one.getSourceFile())))
          return;
        const support = findCompat(node)?.support;
        const missing =
          support && oldest.filter(([browser, version]) => !isSupported(support[browser], version));
        if (!missing?.length) return;
        const browsers = missing
          .map(([browser, version]) => `${data.browsers[browser].name} ${version}`)
          .join(', ');
        context.report({ node, messageId: 'missing', data: { name: node.name, browsers } });
      },
    };
  },
};
