import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { startScript } from './startScript';

const SCRIPTS = /<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/;

/** Returns Docusaurus' template of a page, in whose language (Eta) it is written, with a script that starts the others. */
export function createPageTemplate(): string {
  if (!SCRIPTS.test(docusaurusTemplate)) {
    throw new Error(
      'Docusaurus has changed its template of a page (@docusaurus/core/lib/ssg/ssgTemplate.html.js): adapt src/plugins/paint-first/pageTemplate.ts.',
    );
  }
  const files = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  return docusaurusTemplate.replace(SCRIPTS, () => `<script>${startScript(files)}</script>`);
}
