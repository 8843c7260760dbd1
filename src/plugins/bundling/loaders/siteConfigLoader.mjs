/** Bundler loader over the generated site configuration: leaves out what only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
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
  const entries = Object.entries(JSON.parse(config)).filter(([name]) => !BUILD_ONLY.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}
