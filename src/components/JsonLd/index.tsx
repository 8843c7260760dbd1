import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** Puts one object of schema.org into the head of the page. */
export default function JsonLd({ data }: { data: Record<string, unknown> }): ReactNode {
  // An escaped `<` keeps a title such as "</script>" from ending the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
