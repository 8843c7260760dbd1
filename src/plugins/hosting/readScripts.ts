import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { nodeRequire } from '../../page-source/nodeRequire';

// jiti would compile an import.
const { parse } = nodeRequire('parse5') as typeof import('parse5');

const JAVASCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The scripts of a page, and its charset. Positions are offsets in the HTML. */
export interface PageScripts {
  /** Sources (`'sha256-…'`) that allow the inline scripts. Browsers never run data blocks such as JSON-LD. */
  hashes: string[];
  firstScript: number;
  /** True if an inline script writes the content security policy. */
  writesPolicy: boolean;
  /** Where `<meta charset>` ends, if there is one. */
  charsetEnd?: number;
}

function* listElements(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* listElements(node);
  }
}

/** Finds the scripts and the charset of a page. */
export function readScripts(html: string): PageScripts {
  const hashes = new Set<string>();
  let firstScript = Infinity;
  let writesPolicy = false;
  let charsetEnd: number | undefined;
  for (const { tagName, attrs, childNodes, sourceCodeLocation } of listElements(
    parse(html, { sourceCodeLocationInfo: true }),
  )) {
    const read = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
    if (tagName === 'meta' && read('charset') != null) charsetEnd ??= sourceCodeLocation!.endOffset;
    if (tagName !== 'script') continue;
    firstScript = Math.min(firstScript, sourceCodeLocation!.startOffset);
    const [code] = childNodes;
    if (code == null || !('value' in code) || read('src') != null) continue;
    if (!JAVASCRIPT_TYPES.has(read('type') ?? '')) continue;
    writesPolicy ||= code.value.includes('Content-Security-Policy');
    hashes.add(`'sha256-${createHash('sha256').update(code.value).digest('base64')}'`);
  }
  return { hashes: [...hashes].sort(), firstScript, writesPolicy, charsetEnd };
}
