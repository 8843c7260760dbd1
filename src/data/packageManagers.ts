/** Package managers with the labels of their tabs, in order. */
export const packageManagers = [
  { name: 'npm', label: 'npm' },
  { name: 'yarn', label: 'Yarn' },
  { name: 'pnpm', label: 'pnpm' },
  { name: 'bun', label: 'Bun' },
] as const;
