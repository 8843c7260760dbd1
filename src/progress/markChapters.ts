import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { CHAPTERS, markDone } from './progress';

let observer: IntersectionObserver | undefined;

/** Marks a chapter of the course as done as soon as its last section is on the screen. */
const markChapters: ClientModule = {
  onRouteDidUpdate({ location }) {
    observer?.disconnect();
    const url = location.pathname.slice(siteConfig.baseUrl.length - 1);
    if (!url.startsWith(CHAPTERS)) return;
    const last = [...document.querySelectorAll('article h2')].at(-1);
    if (last == null) return;
    observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer!.disconnect();
      markDone('chapters', url);
    });
    observer.observe(last);
  },
};

export default markChapters;
