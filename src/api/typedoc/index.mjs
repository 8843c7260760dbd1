/** TypeDoc imports plugins with Node.js, which can't read TypeScript, so jiti loads ours. Docusaurus uses jiti too. */
import createJiti from 'jiti';

const importTypeScript = createJiti(import.meta.filename, {
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});

/** Loads the plugin. If that fails, ends the process with one line, because TypeDoc would only log it. */
export function load(app) {
  try {
    importTypeScript('./plugin.ts').load(app);
  } catch ({ message }) {
    const line = message.replace(/\nRequire stack.*/s, ': run npm ci.').replaceAll(/\s+/g, ' ');
    console.error(`src/api/typedoc/plugin.ts cannot be loaded: ${line}`);
    process.exit(1);
  }
}
