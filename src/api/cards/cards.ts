import siteConfig from '@generated/docusaurus.config';
import { fetchText } from '../../ui/CopyButton/fetchText';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import type { ApiLine } from '../apiJson';
import './cards.css';

const GAP_PX = 6;
const CLOSE_DELAY_MS = 200;

let owner: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const loadEntries = loadOnce(async () => {
  const lines = JSON.parse(await fetchText(`${siteConfig.baseUrl}api.json`)) as ApiLine[];
  return new Map(lines.map((line) => [siteConfig.baseUrl.slice(0, -1) + line.url, line]));
});

function element(tag: string, className: string, text: string): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}

function factsOf({ kind, platforms, defaults, unreleased, deprecated }: ApiLine): string {
  const facts = [
    kind.replace('variable', 'constant'),
    // Most names exist on both.
    platforms.length === 1 && platforms[0],
    defaults && `default ${defaults.join(', ')}`,
    unreleased && 'not released',
    deprecated != null && 'deprecated',
  ];
  return facts.filter(Boolean).join(' · ');
}

const card = element('div', 'api-card', '');
card.id = 'api-card';
card.setAttribute('role', 'tooltip');

function place(name: HTMLAnchorElement): void {
  const { left, top, bottom } = name.getClientRects()[0] ?? name.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = bottom + GAP_PX + height <= window.innerHeight || top < height + GAP_PX;
  const x = Math.max(GAP_PX, Math.min(left, document.documentElement.clientWidth - width - GAP_PX));
  card.style.left = `${x + window.scrollX}px`;
  card.style.top = `${(isBelow ? bottom + GAP_PX : top - height - GAP_PX) + window.scrollY}px`;
}

function close(): void {
  clearTimeout(timer);
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
  card.remove();
}

function show(name: HTMLAnchorElement, entry: ApiLine): boolean {
  close();
  if (!name.isConnected) return false;
  owner = name;
  card.replaceChildren(
    element('code', 'api-card-signature', entry.signature),
    ...(entry.summary ? [element('p', 'api-card-summary', entry.summary)] : []),
    element('p', 'api-card-facts', factsOf(entry)),
  );
  document.body.append(card);
  name.setAttribute('aria-describedby', card.id);
  place(name);
  return true;
}

/**
 * Shows the card of `name` after `delay` milliseconds if `isWanted` still returns true. Resolves to whether the card is
 * shown. Never resolves if the reader opens another card in the meantime.
 */
export async function openCard(
  name: HTMLAnchorElement,
  delay: number,
  isWanted: () => boolean,
): Promise<boolean> {
  clearTimeout(timer);
  if (name === owner) return true;
  const entry = (await loadEntries()).get(name.pathname + name.hash);
  if (!entry) return false;
  clearTimeout(timer);
  return new Promise((resolve) => {
    timer = setTimeout(() => resolve(isWanted() && show(name, entry)), delay);
  });
}

function closeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(close, CLOSE_DELAY_MS);
}

document.addEventListener('pointerover', (event) => {
  if (owner == null) return;
  const target = event.target as Element;
  if (card.contains(target) || owner.contains(target)) clearTimeout(timer);
  else if (document.activeElement !== owner) closeSoon();
});
document.addEventListener('focusout', (event) => {
  if (event.target === owner) close();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
document.addEventListener('click', (event) => {
  if (owner && !card.contains(event.target as Element)) close();
});
