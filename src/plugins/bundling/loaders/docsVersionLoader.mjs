/** Bundler loader over the data of a docs version: keeps the sidebars, leaves out what only doc cards read: titles and descriptions of all docs. */
export default function docsVersionLoader(source) {
  const { version } = JSON.parse(source);
  if (!version?.docsSidebars || !version.docs) {
    throw new Error(
      `${this.resourcePath} holds no docs version. Docusaurus has changed it: adapt or remove docsVersionLoader.mjs.`,
    );
  }
  return JSON.stringify({ version: { ...version, docs: {} } });
}
