import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import {
  findModelPlatform,
  isSceneName,
  isSituation,
  phoneModels,
  sceneNames,
  situations,
} from 'vision-camera-phone/protocol';
import { rootFolder } from '../../config/rootFolder';
import { visit } from '../markdownTools';
import { readSite } from '../readSite';
import { canEdit, hasPinch } from '../samples/canEdit';
import { listNeededFiles, type SourceFile } from '../samples/imports';
import { parseMeta, type CodeMeta } from '../samples/parseMeta';
import { sampleId } from '../samples/sampleId';
import { readSteps } from '../steps/readSteps';

/** A sample of a page that runs. */
export interface RunnableSample {
  node: Code;
  /** Attributes of its `<Phone>`. */
  phone: Record<string, string | undefined>;
  /** What readers can try with it. */
  steps: readonly string[];
  mistakes: readonly string[];
}

/** Fails if a code block can't run as it says. */
function checkMeta({ title, situations: names, models, scene }: CodeMeta, node: Code, file: VFile): void {
  const fail = (reason: string) => file.fail(reason, node);
  if (names == null) {
    if (models.length > 0 || scene != null)
      fail('model="…" and scene="…" are for samples that run. Add run, or remove them.');
    return;
  }
  if (title == null) fail('A sample that runs needs a file name: add title="src/….tsx".');
  const unknown = names.find((name) => !isSituation(name));
  if (unknown) fail(`run="${unknown}" isn't a situation. Use ${Object.keys(situations).join(', ')}.`);
  const platforms = models.map((model) => {
    const keys = Object.values(phoneModels).flatMap((list) => list.map(({ key }) => key));
    return findModelPlatform(model) ?? fail(`model="${model}" isn't a phone. Use ${keys.join(', ')}.`);
  });
  if (new Set(platforms).size < platforms.length)
    fail(`model="${models.join(' ')}" has two phones of one platform. Keep one.`);
  if (scene != null && !isSceneName(scene))
    fail(`scene="${scene}" isn't a scene. Use ${sceneNames.join(', ')}.`);
}

/** Returns the samples of a page that run, by title. */
export function readRunnableSamples(tree: Root, file: VFile): Map<string, RunnableSample> {
  const sources: SourceFile[] = [];
  const blocks = new Map<string, { node: Code; meta: CodeMeta; source: SourceFile }>();
  visit(tree, 'code', (node) => {
    const meta = parseMeta(node.meta);
    const { title = '', change, isDiff } = meta;
    // The order is enough, and blocks of other plugins have no line.
    const source = { page: file.path, line: sources.length, title, code: node.value };
    if (title !== '' && change == null && !isDiff) sources.push(source);
    checkMeta(meta, node, file);
    if (meta.situations == null) return;
    if (blocks.has(title)) file.fail(`Two samples of this page run as ${title}. Rename one.`, node);
    blocks.set(title, { node, meta, source });
  });
  const samples = new Map<string, RunnableSample>();
  if (blocks.size === 0) return samples;

  const page = readSite().getPage(path.relative(rootFolder, file.path).replaceAll(path.sep, '/'));
  const sampleSteps = readSteps(page);
  const hash = createHash('sha256').update(String(file)).digest('hex').slice(0, 8);
  for (const [title, { node, meta, source }] of blocks) {
    const id = sampleId(file.path, title);
    const steps = (sampleSteps.get(id)?.steps ?? []).map(({ text }) => text);
    const mistakes = (sampleSteps.get(id)?.mistakes ?? []).map(({ change }) => change);
    const needed = listNeededFiles(source, sources);
    const phone = {
      id,
      title,
      stepTexts: steps.join('\n') || undefined,
      mistakes: mistakes.join('\n') || undefined,
      situations: meta.situations!.join(' '),
      models: meta.models.join(' ') || undefined,
      scene: meta.scene,
      version: process.env.NODE_ENV === 'development' ? hash : undefined,
      // Sucrase compiles everything but Reanimated's worklets, which need a Babel plugin.
      readOnly: canEdit(needed) ? undefined : 'true',
      pinch: hasPinch(needed) ? 'true' : undefined,
    };
    samples.set(title, { node, phone, steps, mistakes });
  }
  return samples;
}
