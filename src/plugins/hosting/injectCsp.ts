const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** Returns the page with the policy right behind its charset, before every script; throws when the page has no charset. */
export function injectCsp(html: string, policy: string): string {
  const charset = CHARSET.exec(html);
  if (charset == null)
    throw new Error('no <meta charset="utf-8"> after which the content security policy could stand');
  const end = charset.index + charset[0].length;
  if (html.slice(0, end).includes('<script'))
    throw new Error('a script stands before <meta charset="utf-8">');
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
