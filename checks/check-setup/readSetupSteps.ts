import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visitParents } from 'unist-util-visit-parents';
import { mdastToString } from '../../src/page-source/markdownTools';
import { blocks } from '../../src/facts/blocks';
import { readTree } from '../pages/readTree';
import type { SitePage } from '../../src/page-source/SitePage';
import { readSamples, type Sample } from '../../src/page-source/samples/readSamples';

/** A step of a guide: a command to run or a file to write. */
export interface Step {
  sample: Sample;
  /** The heading above the block. */
  heading: string;
  /** The tabs around the block, by group. */
  tabs: Record<string, Tab>;
}

/** A tab around a block. */
export interface Tab {
  value: string;
  /** The values of all tabs in the same `<Tabs>`. */
  choices: readonly string[];
}

/** Returns the shell commands and the files of a guide, in reading order, with those of its data blocks. */
export function readSetupSteps(page: SitePage): Step[] {
  const samples = new Map(page.samples.map((sample) => [sample.line, sample]));
  const steps: Step[] = [];
  let heading = '';
  const readNode = (node: RootContent): Sample[] => {
    const line = node.position!.start.line + 1;
    if (node.type === 'code') return [samples.get(line)!];
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'DataBlock') return [];
    const text = blocks[attribute(node, 'name')!]!();
    return readSamples({ file: page.file, text }).map((sample) => ({ ...sample, line }));
  };
  visitParents(readTree(page), (node, ancestors) => {
    if (node.type === 'heading')
      heading = mdastToString(node)
        .replace(/\s*\/\*.*$/, '')
        .trim();
    const tabs = readTabs(ancestors as MdxJsxFlowElement[]);
    for (const sample of readNode(node as RootContent))
      if (sample.language === 'bash' || sample.title != null) steps.push({ sample, heading, tabs });
  });
  return steps;
}

function readTabs(ancestors: readonly MdxJsxFlowElement[]): Record<string, Tab> {
  const tabs: Record<string, Tab> = {};
  ancestors.forEach((node, index) => {
    if (node.name !== 'TabItem') return;
    const parent = ancestors[index - 1]!;
    const group = attribute(parent, 'groupId');
    const value = attribute(node, 'value');
    const choices = parent.children.flatMap((child) => attribute(child as MdxJsxFlowElement, 'value') ?? []);
    if (group && value) tabs[group] = { value, choices };
  });
  return tabs;
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes?.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Returns `path:line (heading)` of a step. */
export function describeStep({ sample, heading }: Step): string {
  return `${sample.page}:${sample.line} (${heading})`;
}
