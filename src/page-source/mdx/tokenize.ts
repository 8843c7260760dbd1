import type { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';

/** Tokens by language and code. Highlighting, API links and the API reference tokenize the same blocks. */
const cache = new Map<string, (Token | string)[]>();

/** Tokenizes code. If Prism doesn't know the language, returns the whole code as text. Callers must not change the result. */
export function tokenize(prism: typeof Prism, code: string, language: string): (Token | string)[] {
  const grammar = prism.languages[language];
  if (grammar == null) return [code];
  const key = `${language}\0${code}`;
  const cached = cache.get(key);
  if (cached) return cached;
  // Prism's JSX hooks separate text from code.
  const environment = { code, grammar, language, tokens: [] as (Token | string)[] };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  cache.set(key, environment.tokens);
  return environment.tokens;
}
