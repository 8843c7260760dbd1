import type { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';

/** Tokens by language and code: the API reference, the links and the colors of a block ask for the same ones. */
const tokenized = new Map<string, (Token | string)[]>();

/** Tokenizes code. If Prism doesn't know the language, returns the whole code as text. */
export function tokenize(prism: typeof Prism, code: string, language: string): (Token | string)[] {
  const grammar = prism.languages[language];
  if (grammar == null) return [code];
  const key = `${language}\0${code}`;
  const known = tokenized.get(key);
  if (known) return known;
  // Prism's JSX hooks separate text from code.
  const environment = { code, grammar, language, tokens: [] as (Token | string)[] };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  tokenized.set(key, environment.tokens);
  return environment.tokens;
}
