/**
 * Puts a phone below each code block that runs, or where the page places it with `<Phone sample="…" />`.
 * The sample above such a `<Phone>`, or its excerpt, moves into it, so both fit on the first screen. A `<Guess>` gets what
 * its phone needs.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { rootFolder } from '../../config/rootFolder';
import { SKIP, visit } from '../markdownTools';
import {
  findModelPlatform,
  isPlatform,
  phoneModels,
  isSceneName,
  sceneNames,
  isSituation,
  situations,
} from 'vision-camera-phone/protocol';
import { readSite } from '../readSite';
import { canEdit, hasPinch } from '../samples/canEdit';
import { listNeededFiles, type SourceFile } from '../samples/imports';
import { parseMeta, readAttribute, type CodeMeta } from '../samples/parseMeta';
import { sampleId } from '../samples/sampleId';
import { readSteps } from '../steps/readSteps';
import { readJsxAttribute } from './jsx';
import { readGuess } from './readGuess';

interface RunnableSample {
  node: Code;
  title: string;
  situations: string[];
  models: string[];
  scene?: string;
  /** The sample, as one of the files that its page prints. */
  source: SourceFile;
}

function setAttributes(phone: MdxJsxFlowElement, values: Record<string, string | undefined>): void {
  phone.attributes = Object.entries(values).flatMap(([name, value]) =>
    value == null ? [] : [{ type: 'mdxJsxAttribute', name, value } as const],
  );
}

function checkSituations(names: readonly string[], node: Code, file: VFile): void {
  const unknown = names.find((name) => !isSituation(name));
  if (unknown)
    file.fail(`run="${unknown}" isn't a situation. Use ${Object.keys(situations).join(', ')}.`, node);
}

function checkModels(models: readonly string[], node: Code, file: VFile): void {
  const platforms = models.map((model) => {
    const platform = findModelPlatform(model);
    const keys = Object.values(phoneModels).flatMap((list) => list.map(({ key }) => key));
    if (platform == null) file.fail(`model="${model}" isn't a phone. Use ${keys.join(', ')}.`, node);
    return platform;
  });
  if (new Set(platforms).size < platforms.length)
    file.fail(`model="${models.join(' ')}" has two phones of one platform. Keep one.`, node);
}

/** Characters of a line beside the phone, on a screen that's 1280 pixels wide. */
const MAX_EXCERPT_COLUMNS = 56;

function checkLineLength({ value, position }: Code, file: VFile): void {
  const index = value.split('\n').findIndex((line) => line.length > MAX_EXCERPT_COLUMNS);
  if (index === -1) return;
  const line = position!.start.line + 1 + index;
  file.fail(`This line doesn't fit beside the phone. Keep it to ${MAX_EXCERPT_COLUMNS} characters.`, {
    line,
    column: 1,
  });
}

/** Returns whether a block shows a few lines of a file that another block prints. */
function isExcerpt({ meta }: Code): boolean {
  return readAttribute(meta, 'inside') != null;
}

function checkGuess(element: MdxJsxFlowElement, file: VFile): void {
  const { question, answers } = readGuess(element);
  if (question.length === 0) file.fail('This <Guess> has no question. Write it above the answers.', element);
  if (answers.length < 2 || answers.length > 4)
    file.fail(`This <Guess> has ${answers.length} answers. Give it two to four.`, element);
  if (answers.filter(({ isRight }) => isRight).length !== 1)
    file.fail('One <Answer> of a <Guess> is right. Give it the attribute right.', element);
  if (answers.some(({ label }) => label === ''))
    file.fail('Each <Answer> needs a label="…", because readers choose it by that.', element);
}

/** Puts phones into a page, and fails with file and line if a name in it doesn't exist. */
export default function remarkPhone() {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return (tree: Root, file: VFile): void => {
    const samples = new Map<string, RunnableSample>();
    const sources: SourceFile[] = [];
    visit(tree, 'code', (node) => {
      const { title, change, isDiff, situations, models, scene }: CodeMeta = parseMeta(node.meta);
      // The order is enough, and blocks of other plugins have no line.
      const source = { page: file.path, line: sources.length, title: title ?? '', code: node.value };
      if (title != null && change == null && !isDiff) sources.push(source);
      if (situations == null && (models.length > 0 || scene != null))
        file.fail('model="…" and scene="…" are for samples that run. Add run, or remove them.', node);
      if (situations == null) return;
      if (title == null) file.fail('A sample that runs needs a file name: add title="src/….tsx".', node);
      if (samples.has(title)) file.fail(`Two samples of this page run as ${title}. Rename one.`, node);
      checkSituations(situations, node, file);
      checkModels(models, node, file);
      if (scene != null && !isSceneName(scene))
        file.fail(`scene="${scene}" isn't a scene. Use ${sceneNames.join(', ')}.`, node);
      samples.set(title, { node, title, situations, models, scene, source });
    });

    const page = path.relative(rootFolder, file.path).replaceAll(path.sep, '/');
    const sampleSteps = samples.size > 0 ? readSteps(readSite().getPage(page)) : undefined;

    const describe = ({ title, situations, models, scene, source }: RunnableSample) => {
      const id = sampleId(file.path, title);
      const { steps = [], mistakes = [] } = sampleSteps?.get(id) ?? {};
      const needed = listNeededFiles(source, sources);
      return {
        id,
        title,
        stepTexts: steps.map(({ text }) => text).join('\n') || undefined,
        mistakes: mistakes.map(({ change }) => change).join('\n') || undefined,
        situations: situations.join(' '),
        models: models.join(' ') || undefined,
        scene,
        version: isDevelopment
          ? createHash('sha256').update(String(file)).digest('hex').slice(0, 8)
          : undefined,
        // Sucrase compiles everything but Reanimated's worklets, which need a Babel plugin.
        readOnly: canEdit(needed) ? undefined : 'true',
        pinch: hasPinch(needed) ? 'true' : undefined,
      };
    };

    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Guess') return;
      checkGuess(element, file);
      const id = readJsxAttribute(element, 'sample');
      const [step, mistake, platform] = ['step', 'mistake', 'platform'].map((name) =>
        readJsxAttribute(element, name),
      );
      if (id == null && step == null && mistake == null) return;
      const sample = [...samples.values()].find(({ title }) => sampleId(file.path, title) === id);
      if (sample == null)
        file.fail(`<Guess sample="${id}"> isn't the id of a sample that runs on this page.`, element);
      const { steps, mistakes } = sampleSteps!.get(id!)!;
      const texts = steps.map(({ text }) => text);
      const changes = mistakes.map(({ change }) => change);
      if (mistake != null && !changes.includes(mistake))
        file.fail(
          `<Guess mistake="${mistake}"> isn't a mistake of ${id}. Use one of: ${changes.join(' ')}`,
          element,
        );
      if (mistake == null && (step == null || !texts.includes(step)))
        file.fail(`<Guess step="${step}"> isn't a step of ${id}. Use one of: ${texts.join(' ')}`, element);
      if (platform != null && !isPlatform(platform))
        file.fail(`<Guess platform="${platform}"> has to be android or ios.`, element);
      const { title, situations, models, scene, version } = describe(sample);
      setAttributes(element, { id, title, situations, models, scene, version, step, mistake, platform });
    });

    const placed = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Phone') return undefined;
      const title = readJsxAttribute(element, 'sample');
      const sample = samples.get(String(title));
      if (sample == null)
        file.fail(
          `<Phone sample="${String(title)}" /> needs a code block with title="${String(title)}" and the flag run on this page.`,
          element,
        );
      placed.add(sample.title);
      const above = parent?.children[index! - 1];
      // Pages put this phone at the top, so its screenshot loads early.
      const whole = above === sample.node ? 'true' : undefined;
      const attributes = { ...describe(sample), eager: 'true', whole };
      if (above?.type !== 'code' || (above !== sample.node && !isExcerpt(above))) {
        const edit = attributes.readOnly ? undefined : 'true';
        setAttributes(element, { ...attributes, edit });
        return undefined;
      }
      setAttributes(element, attributes);
      if (isExcerpt(above)) {
        checkLineLength(above, file);
        // Its head links to the playground, like the head of a whole sample.
        above.meta += ' run';
      }
      element.children.push(above);
      parent!.children.splice(index! - 1, 1);
      return index;
    });

    visit(tree, 'code', (node, index, parent) => {
      const sample = [...samples.values()].find((candidate) => candidate.node === node);
      if (sample == null || placed.has(sample.title) || parent == null) return undefined;
      const phone: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Phone',
        attributes: [],
        children: [],
      };
      setAttributes(phone, describe(sample));
      parent.children.splice(index! + 1, 0, phone);
      return [SKIP, index! + 2];
    });
  };
}
