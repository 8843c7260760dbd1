/**
 * The part of `react-helmet-async` that `@docusaurus/Head` uses, for the browser: elements in `<Head>` come
 * into the document's head, and attributes of `<html>` and `<body>` onto these. The server keeps the package.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mergeHeads, type HeadElement } from './mergeHeads';

const heads = new Map<number, HeadElement[]>();
const attributesSet: Record<string, string[]> = { html: [], body: [] };
let created = 0;
let isScheduled = false;

function read(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child as ReactElement<{ children?: ReactNode }>;
    if (type === Fragment) return read(props.children);
    if (typeof type !== 'string')
      throw new Error('Only elements such as <title> and <meta> may stand in <Head>.');
    const { children: content, ...attributes } = props;
    const text = Children.toArray(content).join('');
    return [{ type, attributes: Object.entries(attributes).map(toAttribute), text }];
  });
}

function toAttribute([name, value]: [string, unknown]): [string, string] {
  const names: Record<string, string> = { className: 'class', charSet: 'charset', httpEquiv: 'http-equiv' };
  return [
    names[name] ?? name.toLowerCase(),
    value === true && !name.startsWith('data-') ? '' : String(value ?? ''),
  ];
}

function toNode({ type, attributes, text }: HeadElement): Element {
  const node = document.createElement(type);
  node.setAttribute('data-rh', 'true');
  for (const [name, value] of attributes) node.setAttribute(name, value);
  node.textContent = text;
  return node;
}

function setAttributes(name: 'html' | 'body', attributes: Map<string, string>): void {
  const target = name === 'html' ? document.documentElement : document.body;
  for (const old of attributesSet[name]!) if (!attributes.has(old)) target.removeAttribute(old);
  for (const [attribute, value] of attributes) {
    if (target.getAttribute(attribute) !== value) target.setAttribute(attribute, value);
  }
  attributesSet[name] = [...attributes.keys()];
}

function update(): void {
  isScheduled = false;
  const { title, html, body, elements } = mergeHeads(
    [...heads].sort(([a], [b]) => a - b).map(([, elements]) => elements),
  );
  if (title != null && document.title !== title) document.title = title;
  setAttributes('html', html);
  setAttributes('body', body);
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const node of elements.map(toNode)) {
    const same = old.findIndex((other) => other.isEqualNode(node));
    if (same < 0) document.head.append(node);
    else old.splice(same, 1);
  }
  for (const node of old) node.remove();
}

function schedule(): void {
  if (!isScheduled) queueMicrotask(update);
  isScheduled = true;
}

/** Keeps the children in the document's head as long as it is mounted; what is rendered later wins. */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  // Parents render before their children, whose effects run first.
  const [order] = useState(() => created++);
  useLayoutEffect(() => {
    heads.set(order, read(children));
    schedule();
  });
  useEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

/** Stands for the provider, which only a server needs. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
