/** An element of `<Head>`, with attributes as HTML names them. */
export interface HeadElement {
  type: string;
  attributes: [name: string, value: string][];
  text: string;
}

const KEYS: Record<string, string[]> = {
  meta: ['name', 'property', 'charset', 'http-equiv', 'itemprop'],
  link: ['href'],
  base: ['href'],
  script: ['src'],
};

/** Names what an element says, so that a later one that says the same takes its place. */
function keyOf({ type, attributes, text }: HeadElement): string {
  const values = Object.fromEntries(attributes);
  if (type === 'link' && values.rel === 'canonical') return 'link canonical';
  const name = KEYS[type]?.find((key) => key in values);
  return `${type} ${name ?? ''} ${name ? values[name] : text}`;
}

/** Makes one head of those of all mounted components, from the outermost to the innermost; later ones win. */
export function mergeHeads(heads: readonly HeadElement[][]) {
  let title: string | undefined;
  const html = new Map<string, string>();
  const body = new Map<string, string>();
  const byKey = new Map<string, HeadElement[]>();
  for (const head of heads) {
    const own = new Map<string, HeadElement[]>();
    for (const element of head) {
      const { type, attributes, text } = element;
      if (type === 'title') title = text;
      else if (type === 'html') for (const [name, value] of attributes) html.set(name, value);
      else if (type === 'body') for (const [name, value] of attributes) body.set(name, value);
      else own.set(keyOf(element), [...(own.get(keyOf(element)) ?? []), element]);
    }
    for (const [key, elements] of own) byKey.set(key, elements);
  }
  return { title, html, body, elements: [...byKey.values()].flat() };
}
