/**
 * Redirects: every entry of the list becomes a route of its own, so that old addresses work in
 * `npm start`, in the static build and without JavaScript (the page carries a refresh element).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { Redirect } from '../../config/redirects';

/** Options of the plugin: the list of redirects, both sides without the base path. */
export interface RedirectsOptions {
  redirects: readonly Redirect[];
}

export default function redirectsPlugin({ baseUrl }: LoadContext, { redirects }: RedirectsOptions): Plugin {
  return {
    name: 'redirects',
    async contentLoaded({ actions: { addRoute, createData } }) {
      for (const { from, to } of redirects) {
        const name = `${from.slice(1).replaceAll('/', '-')}.json`;
        const target = await createData(name, { to: normalizeUrl([baseUrl, to]) });
        addRoute({
          path: normalizeUrl([baseUrl, from]),
          component: '@site/src/plugins/redirects/client/RedirectPage',
          modules: { target },
          exact: true,
        });
      }
    },
  };
}
