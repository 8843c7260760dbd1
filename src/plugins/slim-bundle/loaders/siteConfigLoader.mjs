/** Loader over the generated site configuration: leaves out what only the build reads. */
const BUILD_ONLY = [
  'headTags',
  'ssrTemplate',
  'presets',
  'themes',
  'plugins',
  'markdown',
  'scripts',
  'stylesheets',
  'clientModules',
];
const START = 'export default {';

export default function siteConfigLoader(source) {
  if (!source.includes(START)) {
    throw new Error(
      `${this.resourcePath} is not as expected: adapt src/plugins/slim-bundle/loaders/siteConfigLoader.mjs.`,
    );
  }
  const json = source.slice(source.indexOf(START) + START.length - 1).replace(/;\s*$/, '');
  const config = JSON.parse(json);
  for (const name of BUILD_ONLY) delete config[name];
  // Code is highlighted when a page is compiled.
  delete config.themeConfig.prism;
  return `export default ${JSON.stringify(config)};\n`;
}
