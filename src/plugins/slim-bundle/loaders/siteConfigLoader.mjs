/** Loader over the generated site configuration: leaves out what only the build reads. */
const BUILD_ONLY = [
  'headTags',
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
  const isNeeded = ([name]) => !BUILD_ONLY.includes(name);
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).filter(isNeeded)))};\n`;
}
