import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { islands, type IslandProps } from './islands';

/** Distance in CSS pixels at which an island starts to load before it is seen. */
const MARGIN_PX = 200;

/** Loads the component of `element` when it comes near the view, and shows it in place of the static HTML. */
export default function Island({ element }: { element: HTMLElement }): ReactNode {
  const [Component, setComponent] = useState<ComponentType<IslandProps>>();

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
        // Where it cannot be loaded, the static HTML stays.
        load().then(
          (module) => {
            const staticHtml = [...element.children];
            // In one step, so that the page never shows the gap between the two.
            flushSync(() => setComponent(() => module.default));
            for (const child of staticHtml) child.remove();
          },
          (error: unknown) => console.warn(`${element.dataset.island} could not be loaded.`, error),
        );
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const properties = JSON.parse(element.dataset.props ?? '{}') as IslandProps;
  return Component && <Component {...properties} />;
}
