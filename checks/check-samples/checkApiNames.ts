import { visit } from '../../src/page-source/markdownTools';
import { conventionalVariables } from '../../src/api/links/apiNames';
import { readErrorFacts } from '../../src/facts/errors';
import { parseInlineCode } from '../../src/page-source/mdx/parseInlineCode';
import { readErrors } from '../library/readErrors';
import { readNames } from '../library/readNames';
import { readNativeFiles } from '../library/readNativeFiles';
import type { Problem } from '../pages/problem';
import { readTree } from '../pages/readTree';
import type { SitePage } from '../../src/page-source/SitePage';
import { vocabulary } from './vocabulary';

/** The types behind variable names. A frame of Skia has the members of `Frame` and its own. */
const variableTypes: typeof conventionalVariables = { ...conventionalVariables, frame: 'DrawableFrame' };

const errorCodes = new Set([...readErrors().declared, ...readErrorFacts().missing.map(({ code }) => code)]);

/** Reports names in inline code that aren't in the library, the page's samples or the vocabulary. */
export function checkApiNames(page: SitePage): Problem[] {
  const sampleNames = new Set(page.samples.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const problems: Problem[] = [];
  visit(readTree(page), 'inlineCode', ({ value, position }) => {
    const report = (message: string) =>
      problems.push({ file: page.file, line: position!.start.line, message });
    if (isUnknownErrorCode(value)) report(`The library has no error code "${value}".`);
    else if (isUnknownNativeName(value)) report(`"${value}" is not in the library's native sources.`);
    else
      for (const mention of findMentions(value)) {
        const reason = explain(mention, sampleNames);
        if (reason != null) report(`\`${value}\`: ${reason}`);
      }
  });
  return problems;
}

function explain({ name, owner }: Mention, sampleNames: ReadonlySet<string>): string | undefined {
  const { exports, members } = readNames();
  const isExternal = name in vocabulary || sampleNames.has(name) || isNativeType(name);
  if (owner == null) {
    if (isExternal || exports.has(name) || members.has(name)) return undefined;
    return `"${name}" is not part of the library's API, of this page's samples or of checks/check-samples/vocabulary.ts.`;
  }
  if (exports.has(owner))
    return exports.get(owner)!.has(name) ? undefined : `${owner} has no member "${name}".`;
  const instance = variableTypes[owner];
  if (instance != null && !isExternal) {
    return exports.get(instance)!.has(name) ? undefined : `${instance} has no member "${name}".`;
  }
  const isPlainWord = !/[a-z0-9][A-Z]/.test(name);
  if (isPlainWord || isExternal || members.has(name) || exports.has(name) || owner in vocabulary)
    return undefined;
  return `"${name}" is neither a member in the library's API nor in this page's samples or checks/check-samples/vocabulary.ts.`;
}

function isUnknownErrorCode(value: string): boolean {
  const [, domain] = /^([a-z-]+\/)[a-z-]+$/.exec(value) ?? [];
  return domain != null && !errorCodes.has(value) && [...errorCodes].some((code) => code.startsWith(domain));
}

function isUnknownNativeName(value: string): boolean {
  const [name] = /^(\$VC\w+|VISION_\w+|VisionCamera_\w+)/.exec(value) ?? [];
  return name != null && !readNativeFiles().some(({ identifiers }) => identifiers.has(name));
}

/** Types such as `AVCaptureDevice` that the library's native sources use. Lower-case names there aren't public API. */
function isNativeType(name: string): boolean {
  return /^[A-Z]/.test(name) && readNativeFiles().some(({ identifiers }) => identifiers.has(name));
}

/** A name in inline code, and the symbol that should have it. */
interface Mention {
  name: string;
  owner?: string;
}

const fileName =
  /^[\w.-]+\.(aar|cjs|cpp|gradle|h|heic|jpe?g|js|json|jsx|kt|kts|lock|m|md|mjs|mm|mov|mp4|onnx|pbxproj|plist|png|podspec|properties|so|storyboard|swift|tflite|toml|tsx?|txt|xcconfig|xcprivacy|xml|ya?ml)$/;
const packageName = /^(android|androidx|com|java|kotlin|org)\.[a-z]/;
const nativeName = /^(\$VC|VISION_|VisionCamera_)/;
const type = /^[\w$.\s]+(?:[<[|&][\w$.\s<>[\]|&,'"-]*)$/;

/**
 * Returns the API names in inline code. Skips words without an inner capital, because prose uses code style for
 * commands and values too.
 */
function findMentions(value: string): Mention[] {
  if (fileName.test(value) || packageName.test(value) || nativeName.test(value)) return [];
  const code = parseInlineCode(value);
  if (code.kind === 'path') return pathMentions(code.names);
  if (code.kind === 'element') {
    const owner = code.name === 'Camera' ? 'CameraProps' : undefined;
    return [{ name: code.name }, ...code.props.map((name) => ({ name, owner }))];
  }
  if (code.kind === 'prop') return filterNames([code.name]);
  if (code.kind === 'object') return filterNames(code.keys);
  if (type.test(value)) return filterNames(value.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z]\w*/g) ?? []);
  return [];
}

function pathMentions(names: readonly string[]): Mention[] {
  const owners = names.slice(0, -1);
  const name = names.at(-1)!;
  const owner = owners.at(-1);
  return owner == null ? filterNames([name]) : [...filterNames(owners), { name, owner }];
}

/** Keeps names with an inner capital, such as `isActive`. */
function filterNames(names: readonly string[]): Mention[] {
  return names.filter((name) => /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/.test(name)).map((name) => ({ name }));
}
