import { expect, test } from 'vitest';
import { toFeedHtml } from './toFeedHtml';

const POST = 'https://example.com/blog/post';

test('each tab is below its label, without the tab list', () => {
  const tabs = `<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul>
<div><div role="tabpanel"><p class="tab-label"><strong>npm</strong></p><div><pre tabindex="0"><code>npm i</code></pre></div></div>
<div role="tabpanel" hidden=""><p class="tab-label"><strong>Yarn</strong></p><div><pre><code>yarn add</code></pre></div></div></div></div>`;
  expect(toFeedHtml(tabs, POST).replace(/\n/g, '')).toBe(
    '<p><strong>npm</strong></p><pre><code>npm i</code></pre><p><strong>Yarn</strong></p><pre><code>yarn add</code></pre>',
  );
});

test('code keeps its title and loses its buttons and colors', () => {
  const block = `<div id="code-a"><div><span><a href="https://example.com/#code-a">src<!-- -->/<wbr>A.tsx</a></span> <span><button type="button">Copy</button></span></div>
<pre><code><span class="token keyword">const</span> a = b &lt; c;\n  d()</code></pre></div>`;
  expect(toFeedHtml(block, POST)).toBe(
    '<p><a href="https://example.com/#code-a">src/<wbr>A.tsx</a> </p>\n<pre><code>const a = b &lt; c;\n  d()</code></pre>',
  );
});

test('what needs a script is a link to the post', () => {
  const parts = `<div data-diagram="" data-script=""></div><figure><div role="img" aria-label="Two &lt;bars&gt;"><svg></svg></div></figure>
<section data-phone=""><img src="https://example.com/a.webp" alt="A.tsx on a phone" class="screen"><button>Run</button></section><script>alert(1)</script>`;
  expect(toFeedHtml(parts, POST).replace(/\n/g, '')).toBe(
    `<p><a href="${POST}">See the diagram in the post</a></p>` +
      `<figure><p>Two &lt;bars&gt;</p><p><a href="${POST}">See the figure in the post</a></p></figure>` +
      `<p><a href="${POST}"><img src="https://example.com/a.webp" alt="A.tsx on a phone"></a></p>`,
  );
});
