import type { LoadContext } from '@docusaurus/types';

interface Part {
  /** Name behind `@theme/`. */
  name: string;
  /** Says what in the site's settings or content would need the part, or returns `undefined`. */
  neededBy(site: Site): string | undefined;
}

interface Site {
  themeConfig: {
    navbar: { items: { type?: string }[] };
    announcementBar?: { isCloseable: boolean };
    docs: { sidebar: { hideable: boolean } };
  };
  versions: { sidebars: object; docs: { unlisted: boolean; draft: boolean }[] }[];
  blogAuthors: { socials?: object }[];
}

const navbarItem = (name: string, type: string): Part => ({
  name: `NavbarItem/${name}`,
  neededBy: ({ themeConfig }) =>
    themeConfig.navbar.items.some((item) => item.type === type)
      ? `a navbar item of type "${type}"`
      : undefined,
});

const hiddenDocs = ({ versions }: Site) =>
  versions.some(({ docs }) => docs.some(({ unlisted, draft }) => unlisted || draft))
    ? 'an unlisted doc'
    : undefined;

const generatedIndex = ({ versions }: Site) =>
  versions.some(({ sidebars }) => JSON.stringify(sidebars).includes('"type":"generated-index"'))
    ? 'a generated index'
    : undefined;

const severalVersions = ({ versions }: Site) =>
  versions.length > 1 ? 'a second version of the docs' : undefined;

const hideableSidebar = ({ themeConfig }: Site) =>
  themeConfig.docs.sidebar.hideable ? 'docs.sidebar.hideable' : undefined;

/** Parts of the classic theme that no page of this site shows, each with what would need it. */
export const unusedParts: readonly Part[] = [
  navbarItem('DocNavbarItem', 'doc'),
  navbarItem('HtmlNavbarItem', 'html'),
  navbarItem('DocSidebarNavbarItem', 'docSidebar'),
  navbarItem('DocsVersionNavbarItem', 'docsVersion'),
  navbarItem('DocsVersionDropdownNavbarItem', 'docsVersionDropdown'),
  // The data of the cards goes as well, see `loaders/versionLoader.mjs`.
  { name: 'DocCard', neededBy: generatedIndex },
  { name: 'DocVersionBanner', neededBy: severalVersions },
  { name: 'DocVersionBadge', neededBy: severalVersions },
  { name: 'ContentVisibility', neededBy: hiddenDocs },
  { name: 'DocSidebar/Desktop/CollapseButton', neededBy: hideableSidebar },
  { name: 'DocRoot/Layout/Sidebar/ExpandButton', neededBy: hideableSidebar },
  {
    name: 'AnnouncementBar/CloseButton',
    neededBy: ({ themeConfig }) =>
      themeConfig.announcementBar?.isCloseable ? 'announcementBar.isCloseable' : undefined,
  },
  {
    name: 'Blog/Components/Author/Socials',
    neededBy: ({ blogAuthors }) =>
      blogAuthors.some(({ socials }) => socials && Object.keys(socials).length > 0)
        ? 'an author with socials'
        : undefined,
  },
];

/** Throws when the site shows something that needs one of `unusedParts`. */
export function checkUnusedParts(
  siteConfig: LoadContext['siteConfig'],
  allContent: Record<string, Record<string, unknown> | undefined>,
): void {
  const docs = allContent['docusaurus-plugin-content-docs']!.default as { loadedVersions: Site['versions'] };
  const blog = allContent['docusaurus-plugin-content-blog']!.default as {
    blogPosts: { metadata: { authors: Site['blogAuthors'] } }[];
  };
  const site: Site = {
    themeConfig: siteConfig.themeConfig as unknown as Site['themeConfig'],
    versions: docs.loadedVersions,
    blogAuthors: blog.blogPosts.flatMap(({ metadata }) => metadata.authors),
  };
  for (const { name, neededBy } of unusedParts) {
    const reason = neededBy(site);
    if (reason) {
      throw new Error(
        `The theme's ${name} is left out of the site, but is needed by ${reason}: take it out of the list in src/plugins/slim-bundle/unusedParts.ts.`,
      );
    }
  }
}
