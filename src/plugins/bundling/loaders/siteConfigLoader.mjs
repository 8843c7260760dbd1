/** Bundler loader over the generated site configuration: leaves out what only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];
const CONFIG = /export default (\{[\s\S]*\});?\s*$/;

export default function siteConfigLoader(source) {
  const config = CONFIG.exec(source)?.[1];
  if (config == null) {
    throw new Error(
      `${this.resourcePath} exports no configuration as JSON. Docusaurus has changed it: adapt or remove siteConfigLoader.mjs.`,
    );
  }
  const site = JSON.parse(config);
  for (const name of BUILD_ONLY) delete site[name];
  // Colors of Prism, which no page loads.
  delete site.themeConfig?.prism?.theme;
  return `export default ${JSON.stringify(site)};\n`;
}
