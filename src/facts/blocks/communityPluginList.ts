import { communityPlugins as plugins, type CommunityPlugin, type V4Support } from '../communityPlugins';

const groups: readonly { title: string; intro: string; v4: readonly V4Support[] }[] = [
  {
    title: 'Plugins for VisionCamera 4',
    intro: 'The package or its README says that it supports version 4.',
    v4: ['stated'],
  },
  {
    title: "Plugins that don't state a version",
    intro: "Try them in a branch first, and check the repository's issues.",
    v4: ['built', 'unknown'],
  },
  {
    title: 'Plugins for older versions',
    intro: 'They were made for version 2 or 3. This list helps you recognize them in old projects.',
    v4: ['none'],
  },
];

/** Returns a filterable MDX list of community plugins, with those for version 4 first. */
export function communityPluginList(): string {
  const sections = groups.flatMap(({ title, intro, v4 }) => [
    `## ${title}`,
    intro,
    ...plugins.filter((plugin) => v4.includes(plugin.v4)).map(renderPlugin),
  ]);
  return ['<Filterable label="Filter plugins" example="face">', ...sections, '</Filterable>'].join('\n\n');
}

function renderPlugin({ repository, description, versions, install, note, v4 }: CommunityPlugin): string {
  const name = repository.replace(/^.*\//, '');
  const link = `[${repository}](https://github.com/${repository})`;
  const intro = v4 === 'none' ? [`**${name}**: ${description}`] : [`### ${name}`, description];
  const facts = [
    `- Made for: ${versions}`,
    install != null && `- Install: \`npm install ${install}\``,
    note != null && `- Note: ${note}`,
    `- Source: ${link}`,
  ];
  return ['<FilterItem>', ...intro, facts.filter(Boolean).join('\n'), '</FilterItem>'].join('\n\n');
}
