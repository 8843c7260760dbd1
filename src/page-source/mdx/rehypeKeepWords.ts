import type { Element, Root, Text } from 'hast';
import { SKIP, visit } from '../markdownTools';

function toElement(word: string): Element | Text {
  const text: Text = { type: 'text', value: word };
  if (!word.includes('-')) return text;
  return { type: 'element', tagName: 'span', properties: { className: ['word'] }, children: [text] };
}

/** Keeps hyphenated words in inline code and in links to repositories from wrapping. Browsers wrap after a hyphen. */
export default function rehypeKeepWords() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const { tagName, properties } = element;
      if (tagName === 'pre') return SKIP;
      if (tagName !== 'code' && !String(properties.href).startsWith('https://github.com/')) return undefined;
      visit(element, 'text', (text, index, parent) => {
        const words = text.value.split(/(\s+)/).filter(Boolean).map(toElement);
        parent!.children.splice(index!, 1, ...words);
        return index! + words.length;
      });
      return SKIP;
    });
  };
}
