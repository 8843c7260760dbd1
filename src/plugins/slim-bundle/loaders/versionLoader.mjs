/** Loader over the data of a docs version: the sidebar stays; titles and descriptions of all docs, which only doc cards show, go. */
function withoutDocIds(value) {
  if (Array.isArray(value)) return value.map(withoutDocIds);
  const { docId, unlisted, items, ...rest } = value;
  return {
    ...rest,
    // Breadcrumbs ask whether there is a doc, not which.
    ...(docId && { docId: '-' }),
    ...(unlisted && { unlisted }),
    ...(items && { items: withoutDocIds(items) }),
  };
}

export default function versionLoader(source) {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docsSidebars || !version.docs || Object.keys(rest).length > 0) {
    throw new Error(
      `${this.resourcePath} is not as expected: adapt src/plugins/slim-bundle/loaders/versionLoader.mjs.`,
    );
  }
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, withoutDocIds(items)]);
  return JSON.stringify({ version: { ...version, docsSidebars: Object.fromEntries(sidebars), docs: {} } });
}
