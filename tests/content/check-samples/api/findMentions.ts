import { parseInlineCode } from '../../../../src/mdx/parseInlineCode';

/** A name in inline code, and the symbol that should have it. */
export interface Mention {
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
export function findMentions(value: string): Mention[] {
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
