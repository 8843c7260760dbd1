import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../files/listFiles';

/** Kinds of diagrams by the word that they begin with, and how Mermaid's modules for them are called. */
const MODULES: Readonly<Record<string, string>> = {
  classDiagram: 'classDiagram',
  erDiagram: 'erDiagram',
  flowchart: 'flowDiagram',
  gantt: 'ganttDiagram',
  gitGraph: 'gitGraphDiagram',
  graph: 'flowDiagram',
  journey: 'journeyDiagram',
  pie: 'pieDiagram',
  sequenceDiagram: 'sequenceDiagram',
  stateDiagram: 'stateDiagram',
  timeline: 'timeline',
};

const FENCE = /^ *```mermaid[^\n]*\n\s*([\w-]*)/gm;

/**
 * Returns the names of Mermaid's modules for the diagrams in the Markdown files of `folders`, relative to `siteDir`.
 * Throws one line with file and line for a diagram of another kind.
 */
export function findKinds(siteDir: string, folders: readonly string[]): Set<string> {
  const kinds = new Set<string>();
  for (const file of folders.flatMap((folder) => listFiles(path.join(siteDir, folder)))) {
    if (!/\.mdx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const { 0: fence, 1: word = '', index } of text.matchAll(FENCE)) {
      const kind = MODULES[word.replace(/-v2$/, '')];
      if (kind == null) {
        const line = text.slice(0, index + fence.length).split('\n').length;
        throw new Error(
          `${path.relative(siteDir, file)}:${line} begins a diagram with "${word}": begin with one of ${Object.keys(MODULES).join(', ')}, or add the kind to src/plugins/diagrams/findKinds.ts.`,
        );
      }
      kinds.add(kind);
    }
  }
  return kinds;
}
