import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A JSX element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns true for JSX elements. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

const findAttribute = ({ attributes }: JsxElement, name: string) =>
  attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);

/** Returns whether an element has an attribute, with or without a value. */
export function hasJsxAttribute(element: JsxElement, name: string): boolean {
  return findAttribute(element, name) != null;
}

/** Returns the literal value of an attribute, or `undefined`. */
export function readJsxAttribute(element: JsxElement, name: string): string | undefined {
  const value = findAttribute(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Replaces the attributes of an element with those that have a value. */
export function setJsxAttributes(element: JsxElement, values: Record<string, string | undefined>): void {
  element.attributes = Object.entries(values).flatMap(([name, value]) =>
    value == null ? [] : [{ type: 'mdxJsxAttribute', name, value } as const],
  );
}
