import { expect, test } from 'vitest';
import { createMember, createSymbol } from '../links/testModel';
import { EMPTY_COMMENT } from '../model/readComment';
import type { ApiComment } from '../model/types';
import { renderSymbol } from './renderSymbol';
import type { PageContext } from './types';

const context: PageContext = {
  version: '1.0.0',
  correctionsOf: (target) =>
    target === 'Lens.zoom' ? [{ target, quote: '', note: 'It starts at 1.', evidence: 'src/Lens.ts' }] : [],
  summaryOf: () => ({ summary: 'A lens.', summaryText: 'A lens.' }),
  guidesOf: () => [{ title: 'Zooming', address: '/docs/guides/zooming' }],
};

const address = '/docs/api/interfaces/Lens';

function render(comment: Partial<ApiComment>, name = 'focus'): string {
  const member = createMember(address, name, {
    signature: `${name}?: number`,
    comment: { ...EMPTY_COMMENT, ...comment },
  });
  return renderSymbol(createSymbol(address, { signature: 'interface Lens', members: [member] }), context);
}

test('writes title, description and guides', () => {
  const page = render({ text: 'A number.' });
  expect(page).toMatch(/^---\ntitle: "Lens"\ndescription: "A lens."/);
  expect(page).toContain('## Guides {/* #guides */}\n\n- [Zooming](/docs/guides/zooming)');
});

test('puts members that need one sentence into a table, with an anchor each', () => {
  expect(render({ text: 'A number.', platforms: ['iOS 12.0+'], defaults: ['1'] })).toContain(
    '| [`focus`](#focus) | `number` | <Platform ios /> 12.0+ A number. Default: `1` |',
  );
});

test('shows defaults, notes and platforms of a member under its heading', () => {
  const page = render({
    text: 'A number.',
    notes: ['Slow.'],
    platforms: ['iOS'],
    defaults: ['true // if frameProcessor={undefined}', 'false // otherwise'],
  });
  expect(page).toContain(
    '### `focus` {/* #focus */}\n\n`focus?: number` · <Platform ios /> · Default: `true` if `frameProcessor={undefined}`, `false` otherwise',
  );
  expect(page).toContain(':::note\n\nSlow.\n\n:::');
});

test('strikes deprecated members through, marks unreleased ones, and shows corrections', () => {
  expect(render({ deprecated: 'Use zoom.', notes: ['-'] })).toContain('### ~~`focus`~~ {/* #focus */}');
  expect(render({ isUnreleased: true, notes: ['-'] })).toContain(':::info[On main, not in 1.0.0]');
  expect(render({}, 'zoom')).toContain(':::warning[What 1.0.0 does]\n\nIt starts at 1. See `src/Lens.ts`.');
});
