import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { islands, type IslandProps } from './islands';

/** Distance in CSS pixels at which an island starts to load before it is seen. */
const MARGIN_PX = 200;

/** Loads the component of `element` when it comes near the view, and shows it in place of the static HTML. */
export default function Island({ element }: { element: HTMLElement }): ReactNode {
  const [Component, setComponent] = useState<ComponentType<IslandProps>>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const { hash } = element.dataset;
    if (hash && window.location.hash.startsWith(`#${hash}=`)) element.scrollIntoView();
    const load = islands[element.dataset.island!];
    if (!load)
      throw new Error(`There is no island "${element.dataset.island}": add it to client/islands.ts.`);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then((module) => {
          const staticHtml = [...element.children];
          // In one step, so that the page never shows the gap between the two.
          flushSync(() => setComponent(() => module.default));
          for (const child of staticHtml) child.remove();
        }, setError);
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, attempt]);

  const properties = JSON.parse(element.dataset.props ?? '{}') as IslandProps;
  if (Component) return <Component {...properties} />;
  if (error == null) return null;
  // The static HTML stays above this line.
  return (
    <p role="alert">
      This part of the page could not be loaded. {String(error)}{' '}
      <button
        type="button"
        onClick={() => {
          setError(undefined);
          setAttempt(attempt + 1);
        }}
      >
        Retry
      </button>
    </p>
  );
}
