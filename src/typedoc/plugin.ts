/**
 * Our TypeDoc plugin, named in typedoc.json: it reads the library (`locateLibrary`), adds groups, corrections and
 * guides to the comments of the converted project (`annotate`), writes `/api.json` from it (`createModel`), from which
 * names in the code of all pages become links and cards, and has `typedoc-plugin-markdown` write the pages (`theme`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Application, type Context, Converter, Logger, LogLevel } from 'typedoc';
import { type MarkdownApplication, MarkdownPageEvent, MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { readEnvironmentOrExit } from '../config/environment';
import { declaredWarnings } from '../data/apiCorrections';
import { findUses } from '../markdown/links/findUses';
import { addTag, annotate } from './annotate';
import { API_JSON_FILE } from './apiJson';
import { createModel } from './createModel';
import { type Library, locateLibrary } from './locateLibrary';
import { ApiTheme } from './theme';

/**
 * Types that the library uses without exporting them: a reader has no page to look them up,
 * so that the reference shows what they stand for in their place.
 */
const INLINED = ['PermissionState', 'PredefinedTemplates', 'Size', 'TVisionCameraProxy'];

const siteDir = path.resolve(__dirname, '../..');

/** Ends the run at the first warning that src/data/apiCorrections.ts does not declare. */
class StrictLogger extends Logger {
  override log(message: string, level: LogLevel): void {
    if (level < LogLevel.Warn || declaredWarnings.some(({ text }) => message.includes(text))) return;
    throw new Error(`TypeDoc: ${stripVTControlCharacters(message)}`);
  }
}

/** Prepares TypeDoc for the API reference of the library. */
export function load(app: Application): void {
  let library: Library;
  app.logger = new StrictLogger();
  app.renderer.defineTheme('vision-camera', ApiTheme);
  // What a plugin throws while it loads is only logged; from here on it stops the build.
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    library = locateLibrary(siteDir, readEnvironmentOrExit().visionCameraSource);
    if (library.compilerOptions) app.options.setValue('compilerOptions', library.compilerOptions);
  });
  app.converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    for (const name of INLINED) context.inlineType.add(name);
  });
  // After the plugins of TypeDoc that sort and group.
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }: Context) => annotate(project, (message) => library.isLocal || app.logger.warn(message)),
    -1000,
  );
  const { renderer } = app as MarkdownApplication;
  renderer.on(MarkdownRendererEvent.BEGIN, ({ project, outputDirectory }: MarkdownRendererEvent) => {
    const model = createModel(project, renderer.router!, library);
    const uses = findUses(path.join(siteDir, 'docs/guides'), model.json);
    for (const symbol of model.json.symbols) {
      const guides = uses.get(symbol.address) ?? [];
      symbol.guides = guides.map(({ address }) => address);
      const reflection = project.children!.find(({ name }) => name === symbol.name)!;
      for (const { title, address } of guides) addTag(reflection, '@guide', `[${title}](${address})`);
    }
    (renderer.theme as unknown as ApiTheme).model = model;
    const file = path.join(outputDirectory, path.relative('docs/api', API_JSON_FILE));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(model.json));
  });
  renderer.on(MarkdownPageEvent.BEGIN, (page: MarkdownPageEvent) => {
    const { model } = renderer.theme as unknown as ApiTheme;
    const symbol = model.json.symbols.find(({ name }) => name === page.model.name);
    page.frontmatter = symbol
      ? { title: symbol.name, description: symbol.summary }
      : {
          title: 'API reference',
          description: `Look up every component, hook, function, type and error of VisionCamera ${library.version}, grouped by task.`,
          pagination_prev: null,
        };
  });
}
