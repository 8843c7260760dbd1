import * as v from 'valibot';

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
}

type Variables = Record<string, string | undefined>;

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function isOrigin(value: string): boolean {
  // eslint-disable-next-line site/browser-apis -- runs in Node
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url != null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}

const schema = v.object({
  SITE_URL: v.pipe(
    v.optional(v.string(), 'https://react-native-vision-camera.com'),
    v.check(isOrigin, 'must be an origin such as https://example.com. Put a path into BASE_URL.'),
    v.transform((value) => new URL(value).origin),
  ),
  BASE_URL: v.pipe(
    v.optional(v.string(), '/'),
    v.regex(/^\/([\w.~-]+\/)*$/, 'must start and end with a slash, for example /preview/.'),
  ),
  ALGOLIA_APP_ID: v.optional(v.string()),
  ALGOLIA_API_KEY: v.optional(v.string()),
  ALGOLIA_INDEX_NAME: v.optional(v.string()),
  GTAG_TRACKING_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]+-[A-Z0-9-]+$/, 'must look like G-ABC123.')),
  ),
  SITE_REPOSITORY_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.replace(/\/$/, '')),
      v.regex(/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/, 'must look like https://github.com/owner/repository.'),
    ),
  ),
  VISION_CAMERA_SOURCE: v.optional(v.string()),
});

/** Returns the validated environment. Throws one line with the variable and the fix. */
export function readEnvironment(variables: Variables = process.env): Environment {
  // An empty variable is treated as unset.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, issues, output } = v.safeParse(schema, set);
  if (!success) {
    const [issue] = issues;
    throw new Error(`${v.getDotPath(issue)} is "${issue.input}", but ${issue.message}`);
  }
  const missing = ALGOLIA_VARIABLES.filter((name) => output[name] == null);
  if (missing.length > 0 && missing.length < ALGOLIA_VARIABLES.length) {
    throw new Error(
      `Hosted search is half set: ${missing.join(' and ')} missing. Set ${ALGOLIA_VARIABLES.join(', ')}, or none of them for the embedded search.`,
    );
  }
  const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName } = output;
  return {
    siteUrl: output.SITE_URL,
    baseUrl: output.BASE_URL,
    algolia: appId && apiKey && indexName ? { appId, apiKey, indexName } : undefined,
    gtagTrackingId: output.GTAG_TRACKING_ID,
    siteRepositoryUrl: output.SITE_REPOSITORY_URL,
    visionCameraSource: output.VISION_CAMERA_SOURCE,
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
