/** TypeDoc imports its plugins as Node.js reads them; jiti, which loads the configuration of Docusaurus, adds TypeScript. */
import createJiti from 'jiti';

const importTypeScript = createJiti(import.meta.filename, {
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});

/** Prepares TypeDoc; ends the process with one line where that fails, which TypeDoc would only log. */
export function load(app) {
  try {
    importTypeScript('./plugin.ts').load(app);
  } catch ({ message }) {
    const line = message.replace(/\nRequire stack.*/s, ': run npm ci.').replaceAll(/\s+/g, ' ');
    console.error(`src/api/typedoc/plugin.ts cannot be loaded: ${line}`);
    process.exit(1);
  }
}
