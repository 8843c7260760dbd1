/** What inline code is. */
export type InlineCode =
  /** `<Camera isActive={true} />` */
  | { kind: 'element'; name: string; props: string[] }
  /** `isActive={true}` */
  | { kind: 'prop'; name: string }
  /** `camera.current?.takePhoto()`, without `current`. */
  | { kind: 'path'; names: string[]; isCall: boolean }
  /** `{ fps: 60 }` */
  | { kind: 'object'; keys: string[] }
  /** Types, commands, messages and other text. */
  | { kind: 'other' };

const PATH = /^([A-Za-z_$][\w$]*(?:[?!]?\.[A-Za-z_$][\w$]*)*)(\(.*\))?$/s;
const ELEMENT = /^<\/?([A-Z]\w*)\b([^>]*?)\/?>$/s;
const PROP = /^([a-z]\w*)=(?:\{.*\}|"[^"]*"|'[^']*')$/s;
const VALUE = /\{[^}]*\}|"[^"]*"|'[^']*'/g;

/** Parses inline code in guides, for links and for the check of API names. */
export function parseInlineCode(code: string): InlineCode {
  const [, path, call] = PATH.exec(code) ?? [];
  if (path != null) {
    const names = path.split(/[?!]?\./).filter((name) => name !== 'current');
    return { kind: 'path', names, isCall: call != null };
  }
  const [, element, attributes = ''] = ELEMENT.exec(code) ?? [];
  if (element != null)
    return { kind: 'element', name: element, props: attributes.replace(VALUE, '').match(/\w+/g) ?? [] };
  const [, prop] = PROP.exec(code) ?? [];
  if (prop != null) return { kind: 'prop', name: prop };
  if (/^\{.*\}$/s.test(code))
    return { kind: 'object', keys: [...code.matchAll(/(\w+)\??:/g)].map(([, key]) => key!) };
  return { kind: 'other' };
}
