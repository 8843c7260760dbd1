/**
 * Puts a phone below each code block that runs, or where the page places it with `<Phone sample="…" />`.
 * The sample above such a `<Phone>`, or its excerpt, moves into it, so both fit on the first screen. A `<Guess>` gets what
 * its phone needs.
 */
import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../markdownTools';
import { readAttribute } from '../samples/parseMeta';
import { connectGuess } from './connectGuess';
import { readJsxAttribute, setJsxAttributes } from './jsx';
import { readRunnableSamples, type RunnableSample } from './readRunnableSamples';

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

/** Makes a `<Phone>` the phone of a sample, and puts the sample or its excerpt above into it. Returns whether there is one. */
function placePhone(
  element: MdxJsxFlowElement,
  { node, phone }: RunnableSample,
  above: Parent['children'][number] | undefined,
  file: VFile,
): boolean {
  // Pages put this phone at the top, so its screenshot loads early.
  const attributes = { ...phone, eager: 'true', whole: above === node ? 'true' : undefined };
  if (above?.type !== 'code' || (above !== node && !isExcerpt(above))) {
    setJsxAttributes(element, { ...attributes, edit: phone.readOnly ? undefined : 'true' });
    return false;
  }
  setJsxAttributes(element, attributes);
  if (isExcerpt(above)) {
    checkLineLength(above, file);
    // Its head links to the playground, like the head of a whole sample.
    above.meta += ' run';
  }
  element.children.push(above);
  return true;
}

/** Puts phones into a page, and fails with file and line if a name in it doesn't exist. */
export default function remarkPhone() {
  return (tree: Root, file: VFile): void => {
    const samples = readRunnableSamples(tree, file);

    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Guess') connectGuess(element, [...samples.values()], file);
    });

    const placed = new Set<RunnableSample>();
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Phone') return undefined;
      const title = String(readJsxAttribute(element, 'sample'));
      const sample = samples.get(title);
      if (sample == null)
        file.fail(
          `<Phone sample="${title}" /> needs a code block with title="${title}" and the flag run on this page.`,
          element,
        );
      placed.add(sample);
      if (!placePhone(element, sample, parent!.children[index! - 1], file)) return undefined;
      parent!.children.splice(index! - 1, 1);
      return index;
    });

    visit(tree, 'code', (node, index, parent) => {
      const sample = [...samples.values()].find((candidate) => candidate.node === node);
      if (sample == null || placed.has(sample) || parent == null) return undefined;
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Phone',
        attributes: [],
        children: [],
      };
      setJsxAttributes(element, sample.phone);
      parent.children.splice(index! + 1, 0, element);
      return [SKIP, index! + 2];
    });
  };
}
