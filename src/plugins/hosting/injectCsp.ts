import type { PageScripts } from './readScripts';

/** Returns the page with the policy after its charset and before every script. Throws if that isn't possible. */
export function injectCsp(html: string, { charsetEnd, firstScript }: PageScripts, policy: string): string {
  if (charsetEnd == null)
    throw new Error('has no <meta charset>, so there is no place for the content security policy');
  if (firstScript < charsetEnd) throw new Error('has a script before <meta charset>');
  return `${html.slice(0, charsetEnd)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(charsetEnd)}`;
}
