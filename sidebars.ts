import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readingOrder } from './src/config/readingOrder';

// docusaurus-plugin-typedoc writes this file while plugins load, before Docusaurus reads the sidebar.
const apiGroups = require('./docs/api/typedoc-sidebar.cjs') as {
  type: 'category';
  label: string;
  items: { type: 'doc'; id: string; label: string }[];
}[];

/** The API by topic. The class keeps browsers from translating the names. */
const apiItems = apiGroups.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, className: 'notranslate' })),
}));

/** Posts about other versions, in the group of the page about this one. */
const migrations = [
  { type: 'link' as const, label: 'Move from version 3', href: '/blog/version-4' },
  { type: 'link' as const, label: 'Move to version 5', href: '/blog/stay-on-4-or-move-to-5' },
];

/** Guides and recipes in reading order, then the generated API reference. */
const sidebars = {
  visionSidebar: [
    ...readingOrder.map(({ label, pages }) => ({
      type: 'category' as const,
      label,
      items: [
        ...pages.map((id) => (id === 'learn/index' ? { type: 'doc' as const, id, label: 'Overview' } : id)),
        ...(label === 'Versions' ? migrations : []),
      ],
    })),
    {
      type: 'category',
      label: 'API',
      items: [{ type: 'doc', id: 'api/index', label: 'Overview' }, ...apiItems],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
