// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copyCode } from './copyCode';
import { filterList } from './filterList';
import { readContent } from './readContent';
import { focusTab, restoreTabs, selectTab } from './tabs';

const tabs = (id: string, values: string[]) => `
  <div data-tabs data-group="framework" data-query>
    <div role="tablist">${values
      .map(
        (value, index) =>
          `<button role="tab" data-value="${value}" aria-controls="${id}-${value}" aria-selected="${index === 0}"></button>`,
      )
      .join('')}</div>
    ${values.map((value, index) => `<div role="tabpanel" id="${id}-${value}" ${index === 0 ? '' : 'hidden'}></div>`).join('')}
  </div>`;

const tab = (value: string, index = 0) =>
  document.querySelectorAll<HTMLElement>(`[data-value="${value}"]`)[index]!;
const isShown = (id: string) => !document.getElementById(id)!.hidden;

describe('tabs', () => {
  beforeEach(() => {
    localStorage.clear();
    window.scrollBy = vi.fn();
    window.history.replaceState(null, '', '/docs/guides');
    document.body.innerHTML = tabs('a', ['expo', 'bare']) + tabs('b', ['expo', 'bare', 'web']);
  });

  test('a choice is shown in the whole group, remembered, and written to the address', () => {
    selectTab(tab('bare'));
    expect([isShown('a-expo'), isShown('a-bare'), isShown('b-bare')]).toEqual([false, true, true]);
    expect(tab('bare').getAttribute('aria-selected')).toBe('true');
    expect(localStorage.getItem('docusaurus.tab.framework')).toBe('bare');
    expect(window.location.search).toBe('?framework=bare');
  });

  test('tabs without the value keep theirs', () => {
    selectTab(tab('web'));
    expect([isShown('a-expo'), isShown('b-web')]).toEqual([true, true]);
  });

  test('arrow keys, Home and End move on and around', () => {
    expect(focusTab(tab('expo', 1), 'ArrowLeft')).toBe(true);
    expect(isShown('b-web')).toBe(true);
    focusTab(tab('web'), 'Home');
    expect(isShown('b-expo')).toBe(true);
    expect(focusTab(tab('expo'), 'x')).toBe(false);
  });

  test('the address outranks the stored choice, and rubbish in storage changes nothing', () => {
    localStorage.setItem('docusaurus.tab.framework', '"]rubbish');
    restoreTabs();
    expect(isShown('a-expo')).toBe(true);
    localStorage.setItem('docusaurus.tab.framework', 'expo');
    window.history.replaceState(null, '', '/docs/guides?framework=bare');
    restoreTabs();
    expect(isShown('a-bare')).toBe(true);
  });
});

test('a filter hides what lacks a typed word, and says how many are left', () => {
  document.body.innerHTML = `<div data-filter-list><input><span role="status"></span>
    <section data-filter-item>session/camera-not-ready</section><section data-filter-item>device/no-device</section></div>`;
  const field = document.querySelector('input')!;
  field.value = 'CAMERA ready';
  filterList(field);
  expect([...document.querySelectorAll<HTMLElement>('section')].map((item) => item.hidden)).toEqual([
    false,
    true,
  ]);
  expect(document.querySelector('[role=status]')!.textContent).toBe('1 shown');
});

test('copying gives the plain code, and selects it where the clipboard is closed', async () => {
  document.body.innerHTML =
    '<div data-code><button data-copy>Copy</button><pre><code><span>a</span> b</code></pre></div>';
  const button = document.querySelector('button')!;
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyCode(button);
  expect(writeText).toHaveBeenCalledWith('a b');
  writeText.mockRejectedValueOnce(new Error('closed'));
  await copyCode(button);
  expect(button.textContent).toBe('Selected, copy it');
  vi.unstubAllGlobals();
});

test('content comes from the document, or from the server, or fails with its address', async () => {
  document.body.innerHTML = '<div data-content="/docs/a"><p>A</p></div>';
  expect(await readContent('/docs/a')).toBe('<p>A</p>');
  const fetch = vi.fn(async () => new Response('<body><div data-content="/docs/b"><p>B</p></div></body>'));
  vi.stubGlobal('fetch', fetch);
  expect(await readContent('/docs/b')).toBe('<p>B</p>');
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(readContent('/docs/c')).rejects.toThrow('/docs/c answered 503.');
  await expect(readContent('/docs/d')).rejects.toThrow('/docs/d answered a page without its content.');
  vi.unstubAllGlobals();
});
