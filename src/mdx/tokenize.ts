import type { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';

/** Returns the tokens of `code`, its text alone for languages that Prism does not know. */
export function tokenize(prism: typeof Prism, code: string, language: string): (Token | string)[] {
  const grammar = prism.languages[language];
  if (grammar == null) return [code];
  // The hooks tell the text between elements of JSX from code.
  const environment = { code, grammar, language, tokens: [] as (Token | string)[] };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
