/**
 * Our TypeDoc plugin, named first in typedoc.json, so that no other one fails unseen: it reads the library
 * (`locateLibrary`), adds groups, corrections and guides to the comments of the converted project (`annotate`), writes
 * `/api.json` from it (`createModel`), from which names in the code of all pages become links and cards, and has
 * `typedoc-plugin-markdown` write the pages (`theme`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Application, type Context, Converter, type DeclarationReflection, Logger, LogLevel } from 'typedoc';
import { type MarkdownApplication, MarkdownPageEvent, MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { readEnvironmentOrExit } from '../../config/environment';
import { declaredWarnings } from '../data/apiCorrections';
import { collectApiUsages } from '../links/collectApiUsages';
import { addTag, annotate } from './annotate';
import { API_JSON_FILE } from '../apiJson';
import { writeApiStamp } from './apiStamp';
import { createModel } from './createModel';
import { locateLibrary } from './locateLibrary';
import { ApiTheme } from './theme';

/**
 * Types that the library uses without exporting them: a reader has no page to look them up,
 * so that the reference shows what they stand for in their place.
 */
const INLINED = ['PermissionState', 'PredefinedTemplates', 'Size', 'TVisionCameraProxy'];

const siteDir = path.resolve(__dirname, '../../..');

/** Ends the process with one line at the first error, and at the first warning that src/api/data/apiCorrections.ts does not declare. */
class StrictLogger extends Logger {
  override log(message: string, level: LogLevel): void {
    if (level < LogLevel.Warn || declaredWarnings.some(({ text }) => message.includes(text))) return;
    const line = stripVTControlCharacters(message).replace(/ could not be loaded$/, '$&: run npm ci.');
    console.error(`TypeDoc: ${line}`);
    process.exit(1);
  }
}

/** Prepares TypeDoc, with all its plugins and options, for the API reference of the library. */
function prepare(app: MarkdownApplication): void {
  const { converter, options, renderer } = app;
  const library = locateLibrary(siteDir, readEnvironmentOrExit().visionCameraSource);
  if (library.compilerOptions) options.setValue('compilerOptions', library.compilerOptions);
  options.setValue('displayBasePath', library.packageDir);
  options.setValue('gitRevision', `v${library.version}`);
  converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    for (const name of INLINED) context.inlineType.add(name);
  });
  const onUnused = (message: string) => library.compilerOptions || app.logger.warn(message);
  // After the plugins of TypeDoc that sort and group.
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }: Context) => annotate(project, onUnused), -1000);
  renderer.defineTheme('vision-camera', ApiTheme);
  renderer.on(MarkdownRendererEvent.BEGIN, ({ project, outputDirectory }: MarkdownRendererEvent) => {
    const model = createModel(project, renderer.router!, library.version);
    const uses = collectApiUsages(path.join(siteDir, 'docs/guides'), model.json);
    for (const symbol of model.json.symbols) {
      const guides = uses.get(symbol.url)!;
      symbol.guides = guides.map(({ url }) => url);
      const reflection = project.getChildByName([symbol.name]) as DeclarationReflection;
      for (const { title, url } of guides) addTag(reflection, '@guide', `[${title}](${url})`);
    }
    (renderer.theme as unknown as ApiTheme).model = model;
    const file = path.join(outputDirectory, path.relative('docs/api', API_JSON_FILE));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(model.json));
  });
  renderer.on(MarkdownRendererEvent.END, ({ outputDirectory }: MarkdownRendererEvent) => {
    if (!library.compilerOptions) writeApiStamp(outputDirectory);
  });
  renderer.on(MarkdownPageEvent.BEGIN, (page: MarkdownPageEvent) => {
    const symbol = (renderer.theme as unknown as ApiTheme).model.entryOf(page.model);
    const { name: title, summary: description } = symbol ?? {};
    if (symbol) page.frontmatter = { ...page.frontmatter, title, description };
  });
}

/** Makes every message of TypeDoc count from here on, and waits for the other plugins. */
export function load(app: Application): void {
  app.logger = new StrictLogger();
  app.on(Application.EVENT_BOOTSTRAP_END, () => prepare(app as MarkdownApplication));
}
