// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Helmet } from './helmet';

afterEach(async () => {
  cleanup();
  await Promise.resolve();
});

const meta = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((node) => node.getAttribute('content'));

function Page({ title, keywords, isHidden }: { title: string; keywords?: string; isHidden?: boolean }) {
  return (
    <>
      <Helmet>
        <html lang="en" className="site" />
        <title>Site</title>
        <meta name="description" content="of the site" />
      </Helmet>
      <Helmet>
        <html className="page" data-kind="guide" />
        <title>{title} | Site</title>
        <meta name="description" content={`of ${title}`} />
        {keywords && <meta name="keywords" content={keywords} />}
        {isHidden && (
          <>
            <meta name="robots" content="noindex" />
            <link rel="canonical" href="/elsewhere" />
          </>
        )}
      </Helmet>
    </>
  );
}

test('the innermost element wins, and attributes of html are merged', async () => {
  render(<Page title="Zoom" keywords="zoom,pinch" />);
  await Promise.resolve();
  expect(document.title).toBe('Zoom | Site');
  expect(meta('description')).toEqual(['of Zoom']);
  expect(meta('keywords')).toEqual(['zoom,pinch']);
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.className).toBe('page');
});

test('a change of page replaces elements, keeps equal ones, and removes those that are gone', async () => {
  document.documentElement.dataset.theme = 'dark';
  const { rerender } = render(<Page title="Zoom" keywords="zoom" isHidden />);
  await Promise.resolve();
  expect(meta('robots')).toEqual(['noindex']);
  const same = document.head.querySelector('meta[name="keywords"]');
  rerender(<Page title="Focus" keywords="zoom" />);
  await Promise.resolve();
  expect(document.title).toBe('Focus | Site');
  expect(meta('robots')).toEqual([]);
  expect(document.head.querySelector('[rel="canonical"]')).toBeNull();
  expect(document.head.querySelector('meta[name="keywords"]')).toBe(same);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('what a server wrote is taken over, and goes with its component', async () => {
  document.head.innerHTML =
    '<meta name="description" content="of Zoom" data-rh="true"><meta name="generator" content="x">';
  const written = document.head.querySelector('[data-rh]');
  const { unmount } = render(<Page title="Zoom" />);
  await Promise.resolve();
  expect(document.head.querySelector('[name="description"]')).toBe(written);
  unmount();
  await Promise.resolve();
  expect(meta('description')).toEqual([]);
  expect(meta('generator')).toEqual(['x']);
  expect(document.documentElement.hasAttribute('data-kind')).toBe(false);
});
