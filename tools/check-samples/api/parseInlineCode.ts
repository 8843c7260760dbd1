/** A name that inline code mentions, with the symbol that it is said to belong to. */
export interface Mention {
  name: string;
  owner?: string;
}

const fileName =
  /^[\w.-]+\.(aar|cjs|cpp|gradle|h|heic|jpe?g|js|json|jsx|kt|kts|lock|m|md|mjs|mm|mov|mp4|onnx|pbxproj|plist|png|podspec|properties|so|storyboard|swift|tflite|toml|tsx?|txt|xcconfig|xcprivacy|xml|ya?ml)$/;
const packageName = /^(android|androidx|com|java|kotlin|org)\.[a-z]/;
const nativeName = /^(\$VC|VISION_|VisionCamera_)/;
const path = /^([A-Za-z_$][\w$]*(?:(?:\?|!)?\.[A-Za-z_$][\w$]*)*)(\(.*\))?$/s;
const element = /^<\/?([A-Z]\w*)\b([^>]*?)\/?>$/s;
const attribute = /^([a-z]\w*)=(\{.*\}|"[^"]*")$/s;
const object = /^\{.*\}$/s;
const type = /^[\w$.\s]+(?:[<[|&][\w$.\s<>[\]|&,'"-]*)$/;

/**
 * Returns the API names in inline code: `useX`, `X.y`, `X.y()`, `<X prop>`, `prop={value}`, `{ option: value }` and types.
 * Words without an inner capital are left alone, because prose sets commands and values in code style too.
 */
export function parseInlineCode(value: string): Mention[] {
  if (fileName.test(value) || packageName.test(value) || nativeName.test(value)) return [];
  const [, pathText] = path.exec(value) ?? [];
  if (pathText != null) return parsePath(pathText.split(/[?!]?\./));
  const [, tag, attributes] = element.exec(value) ?? [];
  if (tag != null) {
    const props = [...(attributes ?? '').replace(/\{[^}]*\}|"[^"]*"/g, '').matchAll(/\w+/g)];
    return [
      { name: tag },
      ...props.map(([name]) => ({ name, owner: tag === 'Camera' ? 'CameraProps' : undefined })),
    ];
  }
  const [, prop] = attribute.exec(value) ?? [];
  if (prop != null) return filterNames([prop]);
  if (object.test(value)) return filterNames([...value.matchAll(/(\w+)\??:/g)].map(([, key]) => key!));
  if (type.test(value)) return filterNames(value.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z]\w*/g) ?? []);
  return [];
}

function parsePath(segments: string[]): Mention[] {
  const name = segments.at(-1)!;
  if (segments.length === 1) return filterNames([name]);
  const owners = segments.slice(0, -1).filter((segment) => segment !== 'current');
  const owner = owners.at(-1)!;
  return [...filterNames(owners), { name, owner }];
}

/** Keeps the names that have a capital inside, such as `isActive`; a plain word may be anything. */
function filterNames(names: readonly string[]): Mention[] {
  return names.filter((name) => /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/.test(name)).map((name) => ({ name }));
}
