import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Redirects to `target.to` and keeps query and hash. Without JavaScript, a refresh element redirects. */
export default function RedirectPage({
  target,
  location,
}: {
  target: { to: string };
  location: { search: string; hash: string };
}): ReactNode {
  const isBrowser = useIsBrowser();
  if (isBrowser)
    return <Redirect to={{ pathname: target.to, search: location.search, hash: location.hash }} />;
  return (
    <>
      <Head>
        <title>This page has moved</title>
        <meta name="robots" content="noindex" />
        {/* Runs before the site's scripts have loaded. A refresh element would drop query and hash. */}
        <script>{`location.replace(${JSON.stringify(target.to)} + location.search + location.hash)`}</script>
      </Head>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${target.to}`} />
      </noscript>
      <p>
        This page has moved to <Link to={target.to}>{target.to}</Link>.
      </p>
    </>
  );
}
