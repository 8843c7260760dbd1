/**
 * The blog plugin, with feeds that have their own URL, image, language and authors. The plugin's options can't add
 * these, and it writes its feeds after the build, so this waits for it. The posts in the feeds come from
 * `createFeedItems`, an option of the blog plugin.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { completeAtom, completeJson, completeRss } from './completeFeeds';

const COMPLETE = { 'rss.xml': completeRss, 'atom.xml': completeAtom, 'feed.json': completeJson };
const IMAGE = 'img/icon-192.png';

export default async function blogWithFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  const { siteConfig } = context;
  const toUrl = (...parts: string[]) => normalizeUrl([siteConfig.url, ...parts]);
  const blogUrl = toUrl(siteConfig.baseUrl, options.routeBasePath);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      const posts = props.content.blogPosts.filter(({ metadata }) => !metadata.unlisted);
      const details = {
        blogUrl,
        title: options.feedOptions.title!,
        imageUrl: toUrl(siteConfig.baseUrl, IMAGE),
        language: context.i18n.currentLocale,
        authors: new Map(
          posts.map(({ metadata: { permalink, authors } }) => [
            toUrl(permalink),
            authors.map(({ name, key }) => name ?? key!),
          ]),
        ),
      };
      for (const [name, complete] of Object.entries(COMPLETE)) {
        const file = path.join(props.outDir, options.routeBasePath, name);
        const feed = await readFile(file, 'utf8');
        await writeFile(
          file,
          complete(feed, { ...details, feedUrl: toUrl(blogUrl.slice(siteConfig.url.length), name) }),
        );
      }
    },
  };
}

export { validateOptions };
