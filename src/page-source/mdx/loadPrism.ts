import { Prism } from 'prism-react-renderer';

/** Languages of code blocks that prism-react-renderer lacks. */
const ADDITIONAL_LANGUAGES = ['bash', 'ruby', 'cmake', 'groovy', 'java'];

/** Returns prism-react-renderer's Prism with more languages from `prismjs`. */
export function loadPrism(): typeof Prism {
  // The language files of prismjs add themselves to this global.
  const scope = globalThis as { Prism?: unknown };
  scope.Prism = Prism;
  for (const language of ADDITIONAL_LANGUAGES) {
    // prism-react-renderer includes the languages that these extend, such as `clike`.
    require(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
  return Prism;
}
