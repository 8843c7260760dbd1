import path from 'node:path';

const loader = (name: string) => path.join(__dirname, 'loaders', `${name}.mjs`);

/** Returns the rules that leave out, of the data that Docusaurus generates for every page, what no page of this site reads. */
export function generatedDataRules(generatedFilesDir: string) {
  // Names of the files hold the base path, so the folder tells what they are.
  const docsVersions = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/');
  return [
    { test: path.join(generatedFilesDir, 'docusaurus.config.mjs'), use: loader('siteConfigLoader') },
    { test: (file: string) => file.startsWith(docsVersions), use: loader('docsVersionLoader') },
  ];
}
