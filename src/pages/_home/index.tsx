import Link from '@docusaurus/Link';
import { MDXProvider } from '@mdx-js/react';
import { LIBRARY_RELEASE_DATE, LIBRARY_VERSION } from '@site/src/config/libraryVersion';
import Phone from '@site/src/phone-panel';
import type { PhoneProps } from '@site/src/phone-panel/PhoneProps';
import buttonStyles from '@site/src/ui/button.module.css';
import Hero from '@site/src/pages/_hero.mdx';
import Content from '@site/src/pages/_home.mdx';
import Sample from '@site/src/pages/_sample.mdx';
import CodeBlock from '@theme/CodeBlock';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The MDX components that the sample uses. Get started is the main button of the hero. */
const sampleComponents = {
  pre: CodeBlock,
  Phone: (props: PhoneProps) => <Phone {...props} isSecondary />,
};

/** The home page between navbar and footer: a hero, then `src/pages/_home.mdx`. `src/pages/_index.mdx` is its Markdown. */
export default function Home(): ReactNode {
  return (
    <main className={styles.home}>
      <section className={styles.hero}>
        <h1>Photos, videos and QR codes for React Native.</h1>
        <div className={styles.lead}>
          <Hero />
        </div>
        <p className={styles.actions}>
          <Link className={clsx(buttonStyles.button, buttonStyles.main)} to="/docs/guides">
            Get started
          </Link>
          {/* Short labels, so the three fit in a row on phones. */}
          <Link className={buttonStyles.button} to="/docs/learn">
            Learn
          </Link>
          <Link className={buttonStyles.button} to="/docs/api">
            API
          </Link>
        </p>
        <p className={styles.version}>
          <strong>Version 4 or 5?</strong>{' '}
          <Link to="/blog/stay-on-4-or-move-to-5">Find out which one you need</Link>.
          <small>
            Version {LIBRARY_VERSION} ({LIBRARY_RELEASE_DATE}), MIT license, by Marc Rousavy
          </small>
        </p>
        <MDXProvider components={sampleComponents}>
          <Sample />
        </MDXProvider>
      </section>
      <div className={styles.content}>
        <MDXContent>
          <Content />
        </MDXContent>
      </div>
    </main>
  );
}
