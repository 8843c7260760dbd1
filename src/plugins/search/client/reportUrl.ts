import { COMMUNITY_CHAT } from '../../../config/links';

/**
 * Returns the URL for reporting a query that finds nothing: this site's issues, or the community if the build doesn't
 * know the site's repository. The library's issues aren't for this site.
 */
export function reportUrl(query: string, siteRepositoryUrl: string | undefined): string {
  if (!siteRepositoryUrl) return COMMUNITY_CHAT;
  return `${siteRepositoryUrl}/issues/new?title=${encodeURIComponent(`Searching for "${query}" finds nothing`)}`;
}
