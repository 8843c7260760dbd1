import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { UserThemeConfig as AlgoliaThemeConfig } from '@docusaurus/theme-search-algolia';
import type { Config } from '@docusaurus/types';
import { BLOG_DESCRIPTION, BLOG_TITLE } from './src/config/blog';
import { readEnvironmentOrExit } from './src/config/environment';
import { footer } from './src/config/footer';
import { createHeadTags } from './src/config/headTags';
import { headerRules } from './src/config/headers';
import { SHADOWLENS_APP_STORE, SHADOWLENS_GOOGLE_PLAY } from './src/config/links';
import { mermaid } from './src/config/mermaid';
import { navbar } from './src/config/navbar';
import { formatsPage, homePage, playgroundPage } from './src/facts/browser/pages';
import { readRedirects } from './src/facts/redirects';
import { platformTag } from './src/ui/Platform/platformTag';
import { createApiLinker } from './src/api/links/createApiLinker';
import rehypeLinkCode from './src/api/links/rehypeLinkCode';
import rehypeRowAnchors from './src/api/links/rehypeRowAnchors';
import { createFeedItems } from './src/plugins/blog-feeds/createFeedItems';
import bundlingPlugin from './src/plugins/bundling';
import hostingPlugin from './src/plugins/hosting';
import markdownExportPlugin from './src/plugins/markdown-export';
import phonePlugin from './src/plugins/phone';
import phonePackagePlugin from './src/plugins/phone-package';
import challengesPlugin from './src/plugins/challenges';
import samplesPlugin from './src/plugins/samples';
import stepsPlugin from './src/plugins/steps';
import searchPlugin, { createAlgoliaConfig } from './src/plugins/search';
import socialCardsPlugin from './src/plugins/social-cards';
import rehypeHighlight from './src/page-source/mdx/rehypeHighlight';
import rehypeKeepWords from './src/page-source/mdx/rehypeKeepWords';
import rehypeWideTables from './src/page-source/mdx/rehypeWideTables';
import remarkPhone from './src/page-source/mdx/remarkPhone';
import remarkApp from './src/page-source/mdx/remarkApp';
import remarkCourse from './src/challenges/source/remarkCourse';
import remarkDataBlock from './src/page-source/mdx/remarkDataBlock';
import { API_JSON_FOLDER } from './src/api/apiJson';

const environment = readEnvironmentOrExit();

const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 3 };

const remarkPlugins = [
  [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
  remarkCourse,
  remarkPhone,
];

const apiLinks = createApiLinker();
const rehypePlugins = [
  [rehypeHighlight, { baseUrl: environment.baseUrl, linkBlock: apiLinks.linkBlock }],
  [rehypeLinkCode, apiLinks],
  [rehypeRowAnchors, apiLinks],
  rehypeKeepWords,
  rehypeWideTables,
];

const editBase = environment.siteRepositoryUrl && `${environment.siteRepositoryUrl}/edit/main/`;

const docs: PresetOptions['docs'] = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: { current: { label: 'Next' } },
  beforeDefaultRemarkPlugins: [remarkDataBlock, remarkApp],
  remarkPlugins,
  rehypePlugins,
  showLastUpdateTime: true,
  // API pages are generated: there is no file to edit.
  editUrl: ({ docPath }) =>
    docPath.startsWith('api/') || !editBase ? undefined : `${editBase}docs/${docPath}`,
};

const blog: PresetOptions['blog'] = {
  blogTitle: BLOG_TITLE,
  blogDescription: BLOG_DESCRIPTION,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // The sidebar lists all posts by year.
  archiveBasePath: null,
  showReadingTime: true,
  feedOptions: { type: 'all', title: BLOG_TITLE, description: BLOG_DESCRIPTION, createFeedItems },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: editBase,
  beforeDefaultRemarkPlugins: [remarkDataBlock],
  remarkPlugins,
  rehypePlugins,
};

const preset: PresetOptions = {
  docs,
  blog,
  pages: { remarkPlugins, rehypePlugins },
  theme: {
    customCss: ['tokens', 'site', 'frame', 'chrome', 'reading', 'code', 'blog', 'access', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap: {
    changefreq: 'weekly',
    priority: 1,
    ignorePatterns: ['blog/tags', 'blog/tags/**', 'search'].map((pattern) => environment.baseUrl + pattern),
  },
  gtag: environment.gtagTrackingId
    ? { trackingID: environment.gtagTrackingId, anonymizeIP: false }
    : undefined,
};

const SITE_DESCRIPTION =
  'Guides, recipes, API reference and blog of react-native-vision-camera 4, a camera for Android and iOS.';

const themeConfig: ThemeConfig & AlgoliaThemeConfig = {
  algolia: environment.algolia && createAlgoliaConfig(environment.algolia),
  navbar,
  footer,
  // The lists of tags and authors have no description.
  metadata: [
    { name: 'description', content: SITE_DESCRIPTION },
    { property: 'og:description', content: SITE_DESCRIPTION },
  ],
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  announcementBar: {
    id: 'shadowlens',
    // Fits on one line on phones.
    content: `ShadowLens, a camera app for <a target="_blank" rel="noopener noreferrer" href="${SHADOWLENS_GOOGLE_PLAY}">Android</a> and <a target="_blank" rel="noopener noreferrer" href="${SHADOWLENS_APP_STORE}">iOS</a>`,
    isCloseable: false,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents,
  mermaid,
  // The build highlights code with classes (src/page-source/mdx/rehypeHighlight.ts).
  prism: { theme: { plain: {}, styles: [] } },
};

const redirects = readRedirects();

/** React pages that search and the Markdown export read. */
const markdownPages = [homePage, playgroundPage, formatsPage];

const config: Config = {
  title: 'VisionCamera',
  tagline: 'Photos, videos, code scanning and frame processors for React Native',
  favicon: 'img/favicon.svg',
  headTags: [...createHeadTags(environment.baseUrl), platformTag],
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  customFields: { siteRepositoryUrl: environment.siteRepositoryUrl },
  // Static hosts serve `docs/guides.html` for `/docs/guides` without a redirect.
  trailingSlash: false,
  onBrokenLinks: 'throw',
  // `tests/site/build/links.test.ts` fails on a broken anchor.
  onBrokenAnchors: 'warn',
  // Also stops a redirect from a page that exists.
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  },
  future: { v4: true },
  // A namespace would rename the storage keys and reset readers' choices.
  storage: { namespace: false },
  markdown: {
    format: 'detect',
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  staticDirectories: ['static', API_JSON_FOLDER],
  clientModules: [
    './src/api/cards/openCards.ts',
    './src/progress/markChapters.ts',
    './src/ui/ignoreComposingKeys.ts',
    './src/client-modules/openMovedSection.ts',
    './src/client-modules/scrollSidebar.ts',
  ],
  presets: [['classic', preset]],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [
    'docusaurus-plugin-typedoc',
    bundlingPlugin,
    phonePlugin,
    phonePackagePlugin,
    samplesPlugin,
    stepsPlugin,
    challengesPlugin,
    socialCardsPlugin,
    (context) => searchPlugin(context, { isHosted: environment.algolia != null, pages: markdownPages }),
    ['@docusaurus/plugin-client-redirects', { redirects }],
    (context) => hostingPlugin(context, { headerRules, redirects, services: environment }),
    (context) => markdownExportPlugin(context, { pages: markdownPages }),
  ],
  themeConfig,
};

export default config;
