import { Prism } from 'prism-react-renderer';

/** Returns prism-react-renderer's Prism with more languages from `prismjs`. */
export function loadPrism(additionalLanguages: readonly string[]): typeof Prism {
  // The language files of prismjs add themselves to this global.
  const scope = globalThis as { Prism?: unknown };
  scope.Prism = Prism;
  for (const language of additionalLanguages) {
    // prism-react-renderer includes the languages that these extend, such as `clike`.
    require(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
  return Prism;
}
