// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import Poster from './Poster';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));

afterEach(cleanup);

test('a click on the screenshot starts the phone, and only Run is in the tab order', () => {
  const onRun = vi.fn();
  const { container } = render(
    <Poster
      id="a-sample"
      title="src/App.tsx"
      platform="android"
      onPlatform={() => undefined}
      onRun={onRun}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run src/App.tsx']);
  const play = container.querySelector<HTMLElement>('img + button')!;
  expect(play.tabIndex).toBe(-1);
  fireEvent.click(play);
  expect(onRun).toHaveBeenCalledOnce();
});

test('mistakes to try are beside Run, and unfold', () => {
  render(
    <Poster
      id="a-sample"
      title="src/App.tsx"
      mistakes={'Leave out photo\nIgnore the background'}
      platform="android"
      onPlatform={() => undefined}
      onRun={() => undefined}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  const [, button] = screen.getAllByRole('button');
  fireEvent.click(button!);
  expect(button!.textContent).toBe('Break it');
  expect(button!.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/playground#sample=a-sample&mistake=0',
    '/playground#sample=a-sample&mistake=1',
  ]);
});
