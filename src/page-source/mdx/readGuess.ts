import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** An answer of a `<Guess>`. */
export interface GuessAnswer {
  label: string;
  isRight: boolean;
  /** Why it's right or wrong. */
  content: RootContent[];
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isAnswer = (node: RootContent): node is JsxElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Answer';

/** Answers on one line each are part of a paragraph. */
const unwrap = (node: RootContent): RootContent[] =>
  node.type === 'paragraph' && node.children.some(isAnswer) ? node.children : [node];

function readAnswer(element: JsxElement): GuessAnswer {
  const find = (name: string) => element.attributes.find((it) => 'name' in it && it.name === name);
  const content: RootContent[] =
    element.type === 'mdxJsxTextElement'
      ? [{ type: 'paragraph', children: element.children as PhrasingContent[] }]
      : (element.children as RootContent[]);
  return { label: String(find('label')?.value ?? ''), isRight: find('right') != null, content };
}

/** Returns the question and the answers of a `<Guess>`. */
export function readGuess(element: JsxElement): { question: RootContent[]; answers: GuessAnswer[] } {
  const parts = (element.children as RootContent[]).flatMap(unwrap);
  return {
    question: parts.filter((node) => !isAnswer(node) && node.type !== 'text'),
    answers: parts.filter(isAnswer).map(readAnswer),
  };
}
