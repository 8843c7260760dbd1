import type { PhrasingContent, RootContent } from 'mdast';
import { hasJsxAttribute, isJsx, readJsxAttribute, type JsxElement } from './jsx';

/** An answer of a `<Guess>`. */
export interface GuessAnswer {
  label: string;
  isRight: boolean;
  /** Why it's right or wrong. */
  content: RootContent[];
}

const isAnswer = (node: RootContent): node is JsxElement => isJsx(node) && node.name === 'Answer';

/** Answers on one line each are part of a paragraph. */
const unwrap = (node: RootContent): RootContent[] =>
  node.type === 'paragraph' && node.children.some(isAnswer) ? node.children : [node];

function readAnswer(element: JsxElement): GuessAnswer {
  const content: RootContent[] =
    element.type === 'mdxJsxTextElement'
      ? [{ type: 'paragraph', children: element.children as PhrasingContent[] }]
      : (element.children as RootContent[]);
  return {
    label: readJsxAttribute(element, 'label') ?? '',
    isRight: hasJsxAttribute(element, 'right'),
    content,
  };
}

/** Returns the question and the answers of a `<Guess>`. */
export function readGuess(element: JsxElement): { question: RootContent[]; answers: GuessAnswer[] } {
  const parts = (element.children as RootContent[]).flatMap(unwrap);
  return {
    question: parts.filter((node) => !isAnswer(node) && node.type !== 'text'),
    answers: parts.filter(isAnswer).map(readAnswer),
  };
}
