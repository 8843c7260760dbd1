import { usePluginData } from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SearchCredentials } from '../../../config/environment';

/** What the plugin tells the browser. */
export interface SearchSettings {
  /** Credentials of the hosted search service; without them the embedded index is searched. */
  algolia?: SearchCredentials;
}

/** Returns the settings that the plugin was built with. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search') as SearchSettings;
}

/** Returns the address of the search page. */
export function useSearchPage(): string {
  return useBaseUrl('/search');
}
