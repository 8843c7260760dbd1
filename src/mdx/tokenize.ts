import type { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';

/** Tokenizes code. If Prism doesn't know the language, returns the whole code as text. */
export function tokenize(prism: typeof Prism, code: string, language: string): (Token | string)[] {
  const grammar = prism.languages[language];
  if (grammar == null) return [code];
  // Prism's JSX hooks separate text from code.
  const environment = { code, grammar, language, tokens: [] as (Token | string)[] };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
