import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const JAVASCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The scripts of a page, and its charset. Positions are offsets in the HTML. */
export interface PageScripts {
  /** Sources (`'sha256-…'`) that allow the inline scripts. Browsers never run data blocks such as JSON-LD. */
  hashes: string[];
  firstScript: number;
  /** Where `<meta charset>` ends, if there is one. */
  charsetEnd?: number;
}

/** Finds the scripts and the charset of a page. */
export function readScripts(html: string): PageScripts {
  const hashes = new Set<string>();
  let firstScript = Infinity;
  let charsetEnd: number | undefined;
  let code: string | undefined;
  const parser = new Parser({
    onopentag(name, { charset, src, type = '' }) {
      if (name === 'meta' && charset != null) charsetEnd ??= parser.endIndex + 1;
      if (name !== 'script') return;
      firstScript = Math.min(firstScript, parser.startIndex);
      if (src == null && JAVASCRIPT_TYPES.has(type)) code = '';
    },
    ontext(text) {
      if (code != null) code += text;
    },
    onclosetag() {
      if (code != null) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      code = undefined;
    },
  });
  parser.end(html);
  return { hashes: [...hashes].sort(), firstScript, charsetEnd };
}
