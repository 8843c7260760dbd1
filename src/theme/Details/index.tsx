// Wraps details, because a link to something in closed details leads nowhere (facebook/docusaurus#5790).
import { useHashTarget } from '@site/src/ui/useHashTarget';
import Details from '@theme-original/Details';
import type { Props } from '@theme/Details';
import { useRef, useState, type ReactNode } from 'react';

export default function DetailsWithLinks(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  // The theme only reads `open` at first, so each link mounts new details.
  const [links, setLinks] = useState(0);
  useHashTarget(container, () => setLinks(links + 1));

  return (
    <div ref={container}>
      <Details key={links} {...props} open={links > 0 || props.open} />
    </div>
  );
}
