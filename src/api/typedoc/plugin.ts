/**
 * Our TypeDoc plugin. It finds the library (`locateLibrary`), adds groups, corrections and guides to the comments of the
 * converted project (`annotate`), writes the model (`createModel`) for links in code and `/api.json` (`apiLines`) for tools and cards, and has
 * `typedoc-plugin-markdown` write the API pages (`theme`). typedoc.json lists it first, so that it sees the errors of
 * other plugins.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Application, type Context, Converter, type DeclarationReflection, Logger, LogLevel } from 'typedoc';
import { type MarkdownApplication, MarkdownPageEvent, MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { readEnvironmentOrExit } from '../../config/environment';
import { printJsonSchema } from '../printJsonSchema';
import { toJsonLines } from '../toJsonLines';
import { readSite } from '../../page-source/readSite';
import { collectApiUsages } from '../links/collectApiUsages';
import { addTag, annotate } from './annotate';
import { API_JSON_FOLDER, API_MODEL_FILE, apiSchema } from '../apiJson';
import { apiLines } from './apiLines';
import { createModel } from './createModel';
import { locateLibrary } from './locateLibrary';
import { ApiTheme } from './theme';

/** Types that the library uses but doesn't export. They have no page, so the reference shows their definition. */
const INLINED = ['PermissionState', 'PredefinedTemplates', 'Size', 'TVisionCameraProxy'];

/** How many guides and recipes a symbol lists. `<Camera>` is in all of them. */
const MOST_GUIDES = 6;
const MOST_RECIPES = 3;

/** Ends the process with a message. TypeDoc would log a thrown error and go on, and Docusaurus would print its stack. */
function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Stops at the first error or warning. */
class StrictLogger extends Logger {
  override log(message: string, level: LogLevel): void {
    if (level < LogLevel.Warn) return;
    const line = stripVTControlCharacters(message).replace(/ could not be loaded$/, '$&: run npm ci.');
    exitWith(`TypeDoc: ${line}`);
  }
}

/** Prepares TypeDoc after it has loaded all plugins and options. */
function prepare(app: MarkdownApplication): void {
  const { converter, options, renderer } = app;
  const library = locateLibrary(readEnvironmentOrExit().visionCameraSource);
  if (library.compilerOptions) options.setValue('compilerOptions', library.compilerOptions);
  options.setValue('displayBasePath', library.packageDir);
  options.setValue('gitRevision', `v${library.version}`);
  converter.on(Converter.EVENT_BEGIN, (context: Context) => {
    for (const name of INLINED) context.inlineType.add(name);
  });
  const annotateOrExit = ({ project }: Context) => {
    const problems: string[] = [];
    try {
      const outdated = annotate(project);
      // A local checkout can differ from the release that the corrections are about.
      if (!library.compilerOptions) problems.push(...outdated);
    } catch (error) {
      problems.push((error as Error).message);
    }
    if (problems.length > 0) exitWith(problems.join('\n'));
  };
  // Runs after TypeDoc's own plugins have sorted and grouped.
  converter.on(Converter.EVENT_RESOLVE_END, annotateOrExit, -1000);
  renderer.defineTheme('vision-camera', ApiTheme);
  renderer.on(MarkdownRendererEvent.BEGIN, ({ project, outputDirectory }: MarkdownRendererEvent) => {
    const model = createModel(project, renderer.router!, library.version);
    const { pages } = readSite();
    const collect = (folder: string) =>
      collectApiUsages(
        pages.filter(({ file }) => file.startsWith(`docs/${folder}/`)),
        model.json,
      );
    const guides = collect('guides');
    const recipes = collect('recipes');
    for (const symbol of model.json.symbols) {
      const usages = [
        ...guides.get(symbol.url)!.slice(0, MOST_GUIDES),
        ...recipes.get(symbol.url)!.slice(0, MOST_RECIPES),
      ];
      symbol.guides = usages.map(({ url }) => url);
      const reflection = project.getChildByName([symbol.name]) as DeclarationReflection;
      for (const { title, url } of usages) addTag(reflection, '@guide', `[${title}](${url})`);
    }
    (renderer.theme as unknown as ApiTheme).model = model;
    const pathOf = (file: string) => path.join(outputDirectory, path.relative('docs/api', file));
    mkdirSync(pathOf(API_JSON_FOLDER), { recursive: true });
    writeFileSync(pathOf(API_MODEL_FILE), JSON.stringify(model.json));
    writeFileSync(pathOf(`${API_JSON_FOLDER}/api.json`), toJsonLines(apiLines(model.json)));
    writeFileSync(pathOf(`${API_JSON_FOLDER}/api.schema.json`), printJsonSchema(apiSchema));
  });
  renderer.on(MarkdownPageEvent.BEGIN, (page: MarkdownPageEvent) => {
    const symbol = (renderer.theme as unknown as ApiTheme).model.entryOf(page.model);
    const { name: title, summary: description } = symbol ?? {};
    if (symbol) page.frontmatter = { ...page.frontmatter, title, description };
  });
}

/** Replaces TypeDoc's logger and waits until it has loaded the other plugins. */
export function load(app: Application): void {
  app.logger = new StrictLogger();
  app.on(Application.EVENT_BOOTSTRAP_END, () => prepare(app as MarkdownApplication));
}
