import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Sends the reader on to `target.to`, keeping query and hash; without JavaScript by a refresh element. */
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
        {/* Before the site's scripts are here; a refresh element would drop query and hash. */}
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
