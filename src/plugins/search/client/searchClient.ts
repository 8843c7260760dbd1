import siteConfig from '@generated/docusaurus.config';
import type { SearchClient } from '../types';
import { embeddedClient } from './embeddedClient';
import { createHostedClient, type HostedSearchConfig } from './hostedClient';

const { algolia } = siteConfig.themeConfig as { algolia?: HostedSearchConfig };

/** True if the hosted service answers searches. */
export const isHosted = algolia != null;

/** Answers all searches of the site. */
export const searchClient: SearchClient = algolia
  ? createHostedClient(algolia, siteConfig.baseUrl, embeddedClient)
  : embeddedClient;
