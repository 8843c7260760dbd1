import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

function readProcesses() {
  const processes = new Map();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The process name is in parentheses and can contain spaces.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      processes.set(Number(id), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES });
    } catch {
      // The process has ended.
    }
  }
  return processes;
}

/** Returns the resident memory of a process and its children in bytes, or `undefined` without /proc. */
export function treeMemory(root) {
  if (process.platform !== 'linux') return undefined;
  const processes = readProcesses();
  const isInTree = (id) => id === root || (processes.has(id) && isInTree(processes.get(id).parent));
  return [...processes].filter(([id]) => isInTree(id)).reduce((total, [, { bytes }]) => total + bytes, 0);
}
