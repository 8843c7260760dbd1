import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** Adds a schema.org object to the page's head. */
export default function JsonLd({ data }: { data: Record<string, unknown> }): ReactNode {
  // Escape `<`, because a title could contain "</script>".
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
