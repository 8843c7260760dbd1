/** Bundler loader for a docs version: removes the titles and descriptions of all docs, which only doc cards show. */
export default function docsVersionLoader(source) {
  const { version } = JSON.parse(source);
  if (!version?.docsSidebars || !version.docs)
    throw new Error(
      `${this.resourcePath} isn't a docs version. Docusaurus has changed the format: adapt or remove docsVersionLoader.mjs.`,
    );
  return JSON.stringify({ version: { ...version, docs: {} } });
}
