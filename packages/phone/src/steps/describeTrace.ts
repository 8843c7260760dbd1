import type { JsonValue, TraceEntry } from '../protocol/trace';
import type { ExpectedEntry } from '../protocol/Step';

const MAX_VALUE = 80;

/** Returns a value in the form that code has. */
function format(value: JsonValue | undefined): string {
  const text = JSON.stringify(value ?? null);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

function describeProp({ name, value }: ExpectedEntry, trace: readonly TraceEntry[]): string {
  const last = trace.filter((entry) => entry.kind === 'prop' && entry.name === name).at(-1);
  const wanted = value === undefined ? 'another value' : format(value);
  const camera = trace.filter((entry) => entry.kind === 'camera').at(-1);
  if (camera?.name === 'unmounted') return `The camera unmounts before ${name} becomes ${wanted}.`;
  return last ? `${name} stays ${format(last.value)}.` : `${name} doesn't become ${wanted}.`;
}

function describeResult({ name }: ExpectedEntry, trace: readonly TraceEntry[]): string {
  const rejection = trace.filter((entry) => entry.kind === 'rejection' && entry.name === name).at(-1);
  if (rejection) return `${name}() rejects with ${rejection.code ?? format(rejection.value)}.`;
  const isCalled = trace.some((entry) => entry.kind === 'call' && entry.name === name);
  return isCalled ? `${name}() doesn't resolve.` : `${name}() isn't called.`;
}

/** Says in a sentence what a trace has instead of an expected entry. */
export function describeMissing(expected: ExpectedEntry, trace: readonly TraceEntry[]): string {
  const { any, kind, name = '', code, value } = expected;
  if (any) return describeMissing(any[0]!, trace);
  const isCalled = trace.some((entry) => entry.kind === 'call' && entry.name === name);
  switch (kind) {
    case 'prop':
      return describeProp(expected, trace);
    case 'camera':
      return `The camera isn't ${name}.`;
    case 'call':
      return isCalled ? `${name}() isn't called that way.` : `${name}() isn't called.`;
    case 'result':
      return describeResult(expected, trace);
    case 'rejection':
      return `${name || 'A call'}${name && '()'} doesn't reject${code ? ` with ${code}` : ''}.`;
    case 'event':
      return `${name} doesn't fire.`;
    case 'error':
      return `${name || 'onError'} doesn't get ${code ?? 'an error'}.`;
    case 'appState':
      return `The app's state doesn't become ${format(name)}.`;
    case 'log':
      return `The app doesn't log ${value === undefined ? 'anything' : format(value)}.`;
    default:
      return `${JSON.stringify(expected)} doesn't happen.`;
  }
}

/** Says in a sentence what an entry of the trace is. */
export function describeEntry({ kind, name, value, code }: TraceEntry): string {
  switch (kind) {
    case 'prop':
      return `${name} becomes ${format(value)}.`;
    case 'camera':
      return `The camera is ${name}.`;
    case 'call':
      return `${name}() is called.`;
    case 'result':
      return `${name}() resolves.`;
    case 'rejection':
      return `${name}() rejects with ${code ?? format(value)}.`;
    case 'event':
      return `${name} fires.`;
    case 'error':
      return `${name} gets ${code ?? format(value)}.`;
    case 'appState':
      return `The app's state becomes ${format(name)}.`;
    case 'log':
      return `The app logs ${format(value)}.`;
    default:
      return String(value ?? name);
  }
}
