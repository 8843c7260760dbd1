import Link from '@docusaurus/Link';
import { MDXProvider } from '@mdx-js/react';
import { EXAMPLE_APP } from '@site/src/config/links';
import { LIBRARY_VERSION } from '@site/src/config/libraryVersion';
import Phone from '@site/src/components/Phone';
import Sample from '@site/src/pages/_sample.mdx';
import AddToAgents from '@site/src/components/AddToAgents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Fragment, type ReactNode } from 'react';
import { controlGuides, features, installCommands } from './features';
import styles from './styles.module.css';

/** The MDX components that the sample uses. */
const sampleComponents = { pre: CodeBlock, Phone };

/** The home page between navbar and footer. Its ids match the headings in src/pages/_index.mdx. */
export default function Home(): ReactNode {
  return (
    <main className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.intro}>
          <p className={styles.eyebrow}>VisionCamera 4</p>
          <h1>The camera for React Native, as a component.</h1>
          <p className={styles.lead}>
            VisionCamera shows the preview, takes photos, records videos, scans codes and passes every frame
            to your JavaScript, on Android and iOS.
          </p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/docs/guides">
              Get started
            </Link>
            <Link className={styles.secondary} to="/docs/api/">
              API reference
            </Link>
          </p>
        </div>
        <MDXProvider components={sampleComponents}>
          <Sample />
        </MDXProvider>
      </section>

      <section className={styles.split} aria-labelledby="a-camera-in-one-file">
        <div>
          <h2 id="a-camera-in-one-file">A camera in one file</h2>
          <ol className={styles.steps}>
            <li>
              <code>useCameraPermission()</code> checks whether the app may use the camera, and asks the user.
            </li>
            <li>
              <code>useCameraDevice()</code> picks the back camera. It returns <code>undefined</code> if the
              phone doesn’t have one.
            </li>
            <li>
              <code>&lt;Camera&gt;</code> shows the preview and runs while <code>isActive</code> is{' '}
              <code>true</code>.
            </li>
          </ol>
          <p>
            Add a ref to <Link to="/docs/guides/taking-photos">take photos</Link> and{' '}
            <Link to="/docs/guides/recording-videos">record videos</Link>, or a prop to{' '}
            <Link to="/docs/guides/code-scanning">scan codes</Link>.
          </p>
        </div>
        <div>
          <h2 id="install">Install</h2>
          <Tabs groupId="npm2yarn">
            {installCommands.map(({ name, label, command }) => (
              <TabItem key={name} value={name} label={label}>
                <CodeBlock className="language-bash">{command}</CodeBlock>
              </TabItem>
            ))}
          </Tabs>
          <p>
            Then add the permissions and build the app, as <Link to="/docs/guides">getting started</Link>{' '}
            shows.
          </p>
          <AddToAgents />
        </div>
      </section>

      <section aria-labelledby="what-it-does">
        <h2 id="what-it-does">What it does</h2>
        <ul className={styles.features}>
          {features.map(({ title, text, to, linkText, drawing }) => (
            <li key={to} className={styles.feature}>
              <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true">
                {drawing}
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>{linkText}</Link>
            </li>
          ))}
        </ul>
        <p>
          Props control the camera:{' '}
          {controlGuides.map(([label, to], index) => (
            <Fragment key={to}>
              {index > 0 && (index === controlGuides.length - 1 ? ' and ' : ', ')}
              <Link to={to}>{label}</Link>
            </Fragment>
          ))}
          .
        </p>
      </section>

      <section className={styles.split} aria-labelledby="which-version-this-is">
        <div>
          <h2 id="which-version-this-is">Which version this is</h2>
          <p>
            These pages are for <code>react-native-vision-camera</code> {LIBRARY_VERSION}, the last release of
            version 4. It runs on the New Architecture and on the old one.
          </p>
          <p>
            The npm tag <code>latest</code> installs version 5. It has the same name but a different API, and
            it only runs on the New Architecture. To get version 4, install the version range shown above.{' '}
            <Link to="/blog/stay-on-4-or-move-to-5">Stay on 4 or move to 5</Link> compares the two.
          </p>
        </div>
        <div>
          <h2 id="see-it-work">See it work</h2>
          <p>
            The <Link to={EXAMPLE_APP}>example app</Link> of version 4 is a complete camera that you can read
            and build.
          </p>
          <p>
            <Link to="/docs/guides/shadowlens">ShadowLens</Link> is a camera app for Android and iOS by the
            author of the library.
          </p>
        </div>
      </section>
    </main>
  );
}
