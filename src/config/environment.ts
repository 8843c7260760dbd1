/** Credentials of the hosted search service. */
export interface SearchCredentials {
  appId: string;
  /** The public key that can only search. */
  apiKey: string;
  indexName: string;
}

/** Build settings from environment variables. The README lists them. */
export interface Environment {
  /** Origin of the site, without a path, for example `https://example.com`. */
  siteUrl: string;
  /** Path of the site. Starts and ends with a slash. */
  baseUrl: string;
  /** Credentials of the hosted search service, or `undefined` for the embedded search. */
  algolia?: SearchCredentials;
  /** Measurement id of the analytics service, or `undefined` for no analytics. */
  gtagTrackingId?: string;
  /** This site's GitHub repository. Without it, pages have no "Edit this page" link. */
  siteRepositoryUrl?: string;
  /** The `package` folder of a local checkout, which the API reference uses instead of the installed library. */
  visionCameraSource?: string;
  /** What a build does about links to anchors that don't exist. The tests' builds throw. */
  onBrokenAnchors: 'warn' | 'throw';
}

type Variables = Record<string, string | undefined>;

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readUrl(variables: Variables): string {
  const value = variables.SITE_URL || 'https://react-native-vision-camera.com';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url == null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}", but must be an origin such as https://example.com. Put a path into BASE_URL.`,
    );
  }
  return url.origin;
}

function readBaseUrl(variables: Variables): string {
  const value = variables.BASE_URL || '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value)) {
    throw new Error(`BASE_URL is "${value}", but must start and end with a slash, for example /preview/.`);
  }
  return value;
}

function readAlgolia(variables: Variables): Environment['algolia'] {
  const missing = ALGOLIA_VARIABLES.filter((name) => !variables[name]);
  if (missing.length === ALGOLIA_VARIABLES.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is half set: ${missing.join(' and ')} missing. Set ${ALGOLIA_VARIABLES.join(', ')}, or none of them for the embedded search.`,
    );
  }
  return {
    appId: variables.ALGOLIA_APP_ID!,
    apiKey: variables.ALGOLIA_API_KEY!,
    indexName: variables.ALGOLIA_INDEX_NAME!,
  };
}

function readGtag(variables: Variables): string | undefined {
  const value = variables.GTAG_TRACKING_ID;
  if (value && !/^[A-Z]+-[A-Z0-9-]+$/.test(value)) {
    throw new Error(`GTAG_TRACKING_ID is "${value}", but must look like G-ABC123.`);
  }
  return value || undefined;
}

function readRepository(variables: Variables): string | undefined {
  const value = variables.SITE_REPOSITORY_URL?.replace(/\/$/, '');
  if (value && !/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/.test(value)) {
    throw new Error(
      `SITE_REPOSITORY_URL is "${value}", but must look like https://github.com/owner/repository.`,
    );
  }
  return value || undefined;
}

function readBrokenAnchors(variables: Variables): Environment['onBrokenAnchors'] {
  const value = variables.ON_BROKEN_ANCHORS || 'warn';
  if (value === 'warn' || value === 'throw') return value;
  throw new Error(`ON_BROKEN_ANCHORS is "${value}", but must be warn or throw.`);
}

/** Returns the validated environment. Throws one line with the variable and the fix. */
export function readEnvironment(variables: Variables = process.env): Environment {
  return {
    siteUrl: readUrl(variables),
    baseUrl: readBaseUrl(variables),
    algolia: readAlgolia(variables),
    gtagTrackingId: readGtag(variables),
    siteRepositoryUrl: readRepository(variables),
    visionCameraSource: variables.VISION_CAMERA_SOURCE || undefined,
    onBrokenAnchors: readBrokenAnchors(variables),
  };
}

/** Returns the validated environment, or ends the process with one line that says what's wrong. */
export function readEnvironmentOrExit(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
