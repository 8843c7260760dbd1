import { useHistory } from '@docusaurus/router';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Island from './Island';
// The drawings stand in the HTML alone, so their styles come with the page.
import '@site/src/figures/figure.module.css';

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest('a');
  const isOwn = link != null && link.origin === window.location.origin && !link.target && !link.download;
  return isOwn ? link : undefined;
}

function isPage(link: HTMLAnchorElement): boolean {
  // Files such as the Markdown twin of a page are not pages of the app.
  return !/\.(?!html$)\w+$/.test(link.pathname) && link.pathname !== window.location.pathname;
}

/** Loads a page's data when the reader points at a link, as the links outside the content do. */
function preload(event: MouseEvent): void {
  const link = linkOf(event);
  if (link && isPage(link)) window.docusaurus.preload(link.pathname);
}

/** Prefetches the pages whose links come into view; returns the function that stops it. */
function prefetchVisible(content: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (isPage(link)) observer.observe(link);
  }
  return () => observer.disconnect();
}

/** Shows the HTML of a page: its links lead on without a page load, its islands come to life when they are near. */
export default function StaticContent({ permalink, html }: { permalink: string; html: string }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<HTMLElement[]>([]);
  const history = useHistory();
  // React writes the HTML again, and with it loses the islands, whenever this object is another one.
  const innerHtml = useMemo(() => ({ __html: html }), [html]);

  useEffect(() => {
    setIslands([...content.current!.querySelectorAll<HTMLElement>('[data-island]')]);
    return prefetchVisible(content.current!);
  }, [html]);

  function follow(event: MouseEvent): void {
    const link = linkOf(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (!link || !isPage(link)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  return (
    <>
      {/* The handlers serve the links inside, which a keyboard reaches as well. */}
      <div
        ref={content}
        data-content={permalink}
        onClick={follow}
        onMouseOver={preload}
        dangerouslySetInnerHTML={innerHtml}
      />
      {islands.map((element, index) => createPortal(<Island element={element} />, element, index))}
    </>
  );
}
