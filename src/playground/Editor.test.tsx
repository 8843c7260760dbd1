// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProgramError } from 'vision-camera-phone/protocol';
import Editor from './Editor';

afterEach(cleanup);

const FILES = { 'src/App.tsx': 'const a = 1;\nconst b = 2;', 'src/b.ts': 'export {};' };

function renderProblem(problem: ProgramError) {
  const show = (current?: ProgramError) => (
    <Editor files={FILES} problem={current} onChange={() => undefined} />
  );
  const { container, rerender } = render(show());
  rerender(show(problem));
  const readMarks = () =>
    [...container.querySelectorAll('.cm-lintRange')].map(({ textContent }) => textContent);
  return { readMarks, text: screen.getByRole('status').textContent };
}

test('a problem is marked in its line', () => {
  const { readMarks, text } = renderProblem({ message: 'no', file: 'src/App.tsx', line: 2 });
  expect(text).toContain('src/App.tsx, line 2: no');
  expect(readMarks()).toEqual(['const b = 2;']);
});

test('opens the file and line that it should', () => {
  const opens = { file: 'src/App.tsx', line: 2 };
  const files = { 'src/b.ts': FILES['src/b.ts'], 'src/App.tsx': FILES['src/App.tsx'] };
  const { container } = render(<Editor files={files} opens={opens} onChange={() => undefined} />);
  expect(screen.getByRole('tab', { name: 'src/App.tsx' }).getAttribute('aria-selected')).toBe('true');
  expect(container.querySelector('.cm-activeLine')!.textContent).toBe('const b = 2;');
});

test('a file can be added, and is opened', () => {
  let files: Record<string, string> = FILES;
  const show = () => <Editor files={files} onChange={(update) => (files = { ...update(files) })} />;
  const { rerender } = render(show());
  fireEvent.change(screen.getByRole('textbox', { name: 'Path of a new file' }), {
    target: { value: 'src/c.ts' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add file' }));
  expect(files).toEqual({ ...FILES, 'src/c.ts': '' });
  rerender(show());
  expect(screen.getByRole('tab', { name: 'src/c.ts' }).getAttribute('aria-selected')).toBe('true');
});

test.each([1e9, -1, 0.5, 3])('line %s can be named, although there’s none', (line) => {
  const { readMarks } = renderProblem({ message: 'no', file: 'src/b.ts', line });
  fireEvent.click(screen.getByRole('button', { name: 'Go to the line' }));
  expect(screen.getByRole('tab', { name: 'src/b.ts' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('textbox', { name: /^Code of/ }).textContent).toBe('export {};');
  expect(readMarks()).toEqual([]);
});

test.each(['src/c.ts', '__proto__', 'constructor'])(
  'the file %s can be named, although there’s none',
  (file) => {
    const { readMarks, text } = renderProblem({ message: 'no', file, line: 1 });
    expect(text).toBe('no');
    expect(readMarks()).toEqual([]);
  },
);
