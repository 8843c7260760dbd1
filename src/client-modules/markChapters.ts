import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { markDone } from '../learn/progress';

const CHAPTERS = '/docs/learn/';

let observer: IntersectionObserver | undefined;

/** Marks a chapter of the course as done as soon as its last section is on the screen. */
const markChapters: ClientModule = {
  onRouteDidUpdate({ location }) {
    observer?.disconnect();
    const url = location.pathname.slice(siteConfig.baseUrl.length - 1);
    const last = [...document.querySelectorAll('article h2')].at(-1);
    if (!url.startsWith(CHAPTERS) || last == null) return;
    observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      observer!.disconnect();
      markDone('chapters', url);
    });
    observer.observe(last);
  },
};

export default markChapters;
