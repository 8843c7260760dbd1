import type { ComponentType } from 'react';
import { getComponent } from './getComponent';
import type { Program } from '../protocol/messages';
import { EndlessError, GUARD, type Guard } from './createGuard';
import { packages } from './packages';

type Module = Record<string, unknown>;
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: Module },
  exports: Module,
  guard: Guard,
) => void;

interface Position {
  file?: string;
  line?: number;
}

const REQUIRE = /\brequire\(['"]([^'"\n]+)['"]\)/g;
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

const loaded = new Map<string, Module>();
/** The file of each script by its URL, for positions in stacks. */
const filesByUrl = new Map<string, string>();
const syntaxErrors = new WeakMap<Error, Position>();

/** Loads the packages that a program imports. Unknown names fail when the program asks for them. */
export async function loadPackages({ files }: Program): Promise<void> {
  const names = Object.values(files).flatMap((code) => [...code.matchAll(REQUIRE)].map(([, name]) => name!));
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      if (Object.hasOwn(packages, name) && !loaded.has(name)) loaded.set(name, await packages[name]!());
    }),
  );
}

/** Returns the file that a relative import names. */
function resolveFile(files: Program['files'], from: string, specifier: string): string | undefined {
  const { pathname } = new URL(specifier, `file:///${from}`);
  return EXTENSIONS.map((extension) => pathname.slice(1) + extension).find((name) =>
    Object.hasOwn(files, name),
  );
}

/** Loads a file as a script, so that the browser knows the line of every error. */
function loadScript(file: string, code: string): Promise<ModuleFunction> {
  return new Promise((resolve, reject) => {
    const key = `define${filesByUrl.size}`;
    const text = `window[${JSON.stringify(key)}](function (require, module, exports, ${GUARD}) {${code}\n});`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    filesByUrl.set(url, file);
    const globals = window as unknown as Record<string, unknown>;
    globals[key] = (define: ModuleFunction) => {
      delete globals[key];
      resolve(define);
    };
    const fail = ({ filename, error, message, lineno }: ErrorEvent) => {
      if (filename !== url) return;
      const cause = (error as Error | null) ?? new SyntaxError(message);
      syntaxErrors.set(cause, { file, line: lineno });
      reject(cause);
    };
    window.addEventListener('error', fail);
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => window.removeEventListener('error', fail);
    script.onerror = () => reject(new Error(`${file} could not be loaded.`));
    document.head.append(script);
  });
}

/** Returns React's functions for JSX, with elements that are counted. */
function guardElements(runtime: Module, guard: Guard): Module {
  const count =
    (create: unknown) =>
    (type: unknown, ...rest: unknown[]): unknown => {
      // Only components can render themselves.
      if (typeof type === 'function' && guard.stopsElement(type, () => findPosition(new Error())))
        throw guard.reason;
      return (create as (...values: unknown[]) => unknown)(type, ...rest);
    };
  return { ...runtime, jsx: count(runtime.jsx), jsxs: count(runtime.jsxs) };
}

/** Runs a program's guarded files, and returns its component. */
export async function runProgram({ files }: Program, guard: Guard): Promise<ComponentType> {
  const names = Object.keys(files);
  const scripts = await Promise.all(names.map((name) => loadScript(name, files[name]!)));
  const modules = new Map<string, Module>();

  function requireFrom(from: string, specifier: string): unknown {
    if (!specifier.startsWith('.')) {
      const found = loaded.get(specifier);
      if (found == null)
        throw new Error(
          `"${specifier}" isn't available here. You can import ${Object.keys(packages).join(', ')}.`,
        );
      return specifier === 'react/jsx-runtime' ? guardElements(found, guard) : found;
    }
    const name = resolveFile(files, from, specifier);
    if (name != null) return runFile(name);
    // React Native turns a bundled image or model into an asset number.
    if (/\.(?:tflite|png|jpe?g|webp|mp4)$/.test(specifier)) return 1;
    throw new Error(`${from} imports "${specifier}", and there's no such file.`);
  }

  function runFile(name: string): Module {
    const known = modules.get(name);
    if (known) return known;
    const module = { exports: {} as Module };
    modules.set(name, module.exports);
    const require = (specifier: string) => requireFrom(name, specifier);
    scripts[names.indexOf(name)]!(require, module, module.exports, guard);
    modules.set(name, module.exports);
    return module.exports;
  }

  const component = getComponent(runFile(names[0]!));
  if (typeof component !== 'function' && typeof component !== 'object')
    throw new Error(`${names[0]} has to export a component.`);
  return component;
}

/** Finds the line of an edited file that an error comes from. */
export function findPosition(error: unknown): Position {
  if (error instanceof EndlessError) return error.position;
  if (!(error instanceof Error)) return {};
  for (const [, url, line] of error.stack?.matchAll(/(blob:[\w:/.-]+?):(\d+)/g) ?? []) {
    const file = filesByUrl.get(url!);
    if (file) return { file, line: Number(line) };
  }
  return syntaxErrors.get(error) ?? {};
}
