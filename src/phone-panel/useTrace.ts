import { useCallback, useEffect, useRef, useState } from 'react';
import type { TraceEntry } from 'vision-camera-phone/protocol';
import { addEntries, type TraceRow } from './traceRows';

/** Milliseconds between two updates of the list. A phone can send its trace in many small messages. */
const UPDATE_MS = 100;

/** The trace of a phone, and functions that change it. */
export interface PhoneTrace {
  rows: readonly TraceRow[];
  add: (entries: readonly TraceEntry[]) => void;
  clear: () => void;
}

/** Collects the trace of a phone, and renders it from time to time. */
export function useTrace(): PhoneTrace {
  const [rows, setRows] = useState<readonly TraceRow[]>([]);
  const latest = useRef(rows);
  const timer = useRef<number>(undefined);

  const add = useCallback((entries: readonly TraceEntry[]) => {
    latest.current = addEntries(latest.current, entries);
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      setRows(latest.current);
    }, UPDATE_MS);
  }, []);

  const clear = useCallback(() => {
    latest.current = [];
    setRows(latest.current);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { rows, add, clear };
}
