import { readCommunityPlugins, type CommunityPlugin } from '../communityPlugins';

/** Returns a filterable MDX list of community plugins, with those for version 4 first. */
export function communityPluginList(): string {
  const { groups, plugins } = readCommunityPlugins();
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
