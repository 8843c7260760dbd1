import type { ReactNode } from 'react';

function Icon({ d }: { d: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** A magnifying glass. */
export function SearchIcon(): ReactNode {
  return <Icon d="M13.2 13.2 17 17M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />;
}

/** A cross. */
export function ClearIcon(): ReactNode {
  return <Icon d="m5 5 10 10M15 5 5 15" />;
}
