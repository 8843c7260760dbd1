/** Tests that guarded code stops if it has no end, in every construct, and only then. */
import { beforeEach, expect, test, vi } from 'vitest';
import { compile } from './compile';
import { createGuard, EndlessError, GUARD } from 'vision-camera-phone/guard';

let now = 0;

/** Lets time go by, for the code that runs. */
const spend = (milliseconds: number) => {
  now += milliseconds;
};

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 4;
    return now;
  });
});

/** Runs a file as the sandbox does. Returns what it exports, and what stopped it. */
function run(code: string): { result: Record<string, unknown>; stops: EndlessError[]; thrown?: unknown } {
  const program = compile({ 'src/App.tsx': code });
  if ('message' in program) throw new Error(program.message);
  const stops: EndlessError[] = [];
  const result: Record<string, unknown> = {};
  const guard = createGuard((error) => stops.push(error));
  let thrown: unknown;
  try {
    new Function('exports', 'require', 'spend', GUARD, program.files['src/App.tsx']!)(
      result,
      () => ({}),
      spend,
      guard,
    );
  } catch (error) {
    thrown = error;
  }
  return { result, stops, thrown };
}

/** Programs without an end, and the line that doesn't end. */
const ENDLESS: Readonly<Record<string, readonly [line: number, code: string]>> = {
  'a loop without a body': [2, '\nfor (;;);'],
  'a while loop': [1, 'let n = 0; while (true) n += 1;'],
  'a do loop': [1, 'do {} while (true);'],
  'an arrow function': [1, 'const f = () => { for (;;); }; f();'],
  'a loop over a growing set': [
    2,
    'const list = new Set([1]);\nfor (const item of list) { list.delete(item); list.add(item); }',
  ],
  'a loop that calls a helper': [
    3,
    'const add = (n: number) => n + 1;\nlet n = 0;\nwhile (n >= 0) n = add(n) % 5;',
  ],
  'a loop around a loop that ends': [2, '\nfor (;;) {\n  for (let n = 0; n < 5; n += 1);\n}'],
  'a loop that ends inside of an endless one in another function': [
    2,
    'function work() { for (let n = 0; n < 5; n += 1); }\nfor (;;) work();',
  ],
  'a loop that catches everything': [1, 'for (;;) { try { JSON.parse("{"); } catch {} }'],
  'loops in a generator': [1, 'function* count() { for (;;) yield 1; }\n[...count()];'],
  'a method, a getter and a class field': [
    1,
    'class A { items = () => { while (this.next); }; get next() { return true; } run() { this.items(); } } new A().run();',
  ],
  'a static block': [1, 'class A { static { for (;;); } }'],
  'a worklet': [1, "function work() { 'worklet'; while (true) {} } work();"],
  'slow rounds': [1, 'for (;;) spend(20);'],
  'a recursion that catches its overflow': [1, 'function f(): void { try { f(); } catch { f(); } } f();'],
  'a recursion that takes too long': [
    1,
    'const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2); fib(80);',
  ],
  'an iterator': [
    1,
    'Array.from({ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: undefined }) }), map: 1 } as never, () => 1).length;',
  ],
};

test.each(Object.entries(ENDLESS))('stops %s', (_name, [line, code]) => {
  const { stops, thrown } = run(code);
  expect(stops).toHaveLength(1);
  expect(stops[0]!.position).toEqual({ file: 'src/App.tsx', line });
  expect(thrown).toBe(stops[0]);
});

test.each(['for (;;) await null;', 'await null; await wait();', 'await Promise.resolve().then(wait);'])(
  'stops promises without a pause: %s',
  async (body) => {
    const { result, stops } = run(`export async function wait() { ${body} }`);
    await expect((result.wait as () => Promise<void>)()).rejects.toBeInstanceOf(EndlessError);
    expect(stops).toHaveLength(1);
  },
);

test('a stopped program stays stopped, and another one runs', () => {
  const { result, thrown } = run('export function f() { return 1; }\nfor (;;);');
  expect(() => (result.f as () => number)()).toThrow(thrown as Error);
  expect((run('export const f = () => 1;').result.f as () => number)()).toBe(1);
});

test('stops a component that renders itself, at its line', () => {
  const stops: EndlessError[] = [];
  const guard = createGuard((error) => stops.push(error));
  const Screen = () => null;
  const Row = () => null;
  const at = { file: 'src/App.tsx', line: 3 };
  for (let n = 0; n < 5000; n += 1)
    for (const type of [Screen, Row]) expect(guard.stopsElement(type, () => at)).toBe(false);
  expect(guard.stopsElement(Screen, () => at)).toBe(true);
  expect(stops).toMatchObject([{ position: at }]);
});

test("doesn't stop code that pauses", async () => {
  const { result, stops } = run(
    'export async function wait() { for (let n = 0; n < 30; n += 1) { spend(500); await new Promise((done) => setTimeout(done)); } }',
  );
  await (result.wait as () => Promise<void>)();
  expect(stops).toEqual([]);
});

test.each([
  ['a long loop', 'for (let n = 0; n < 90_000; n += 1);'],
  ['slow rounds', 'for (let n = 0; n < 5; n += 1) spend(500);'],
  ['nothing but time', 'spend(60_000);'],
])("doesn't stop %s that ends", (_name, code) => {
  const { stops, thrown } = run(code);
  expect(thrown).toBeUndefined();
  expect(stops).toEqual([]);
});

/** Statements whose bodies need braces or parentheses, without which their guard would be another statement. */
test('guards keep what code does', () => {
  const { result } = run(
    'export const list: number[] = [];\n' +
      'let n = 0; if (n > 0) for (;;); else while (n < 2) list.push(n++)\n' +
      'do list.push(n--); while (n > 0)\n' +
      'outer: for (const a of [1, 2]) for (const b of [1, 2]) if (b === a) continue outer; else list.push(a * 10 + b)\n' +
      'const make = (a: number) => (b: number) => ({ sum: a + b }), last = 3\n' +
      'list.push(make(1)(2).sum, last, ...(function* () { yield 7; })())\n' +
      "export function strict(this: unknown) { 'use strict'\nreturn this; }\n" +
      'for (const k in { a: 1 }) export_(k => k + 1)\nfunction export_(f: (k: string) => string) { list.push(f("").length); }',
  );
  expect(result.list).toEqual([0, 1, 2, 1, 21, 3, 3, 7, 1]);
  expect(String(result.strict)).toMatch(/^function strict\(\) \{ 'use strict';/);
});
