import { Prism } from 'prism-react-renderer';

/** Returns Prism with the given languages of `prismjs` added to those that prism-react-renderer brings. */
export function loadPrism(additionalLanguages: readonly string[]): typeof Prism {
  // The language files of prismjs add themselves to a global of this name.
  const scope = globalThis as { Prism?: unknown };
  scope.Prism = Prism;
  for (const language of additionalLanguages) {
    // `java` stands on `clike`, `ruby` on `markup-templating` and so on, which prism-react-renderer brings.
    require(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
  return Prism;
}
