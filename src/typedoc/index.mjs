/** TypeDoc imports its plugins as Node.js reads them; jiti, which loads the configuration of Docusaurus, adds TypeScript. */
import createJiti from 'jiti';

const importTypeScript = createJiti(import.meta.filename, {
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});

export const { load } = importTypeScript('./plugin.ts');
