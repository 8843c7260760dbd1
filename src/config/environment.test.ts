import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

test('defaults to the production origin, the root path and embedded search', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'https://react-native-vision-camera.com',
    baseUrl: '/',
    algolia: undefined,
    gtagTrackingId: undefined,
    siteRepositoryUrl: undefined,
    visionCameraSource: undefined,
  });
});

test('reads hosted search when all three variables are set', () => {
  const algolia = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };
  expect(readEnvironment(algolia).algolia).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
});

test.each([
  [{ ALGOLIA_APP_ID: 'APP' }, 'Hosted search is half set: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing.'],
  [{ ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key' }, 'ALGOLIA_INDEX_NAME missing'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL is "example.com"'],
  [{ SITE_URL: 'https://example.com/docs' }, 'Put a path into BASE_URL'],
  [{ BASE_URL: 'preview' }, 'BASE_URL is "preview", but must start and end with a slash'],
  [{ BASE_URL: '/preview' }, 'BASE_URL is "/preview", but must start and end with a slash'],
  [{ GTAG_TRACKING_ID: 'x"y' }, 'GTAG_TRACKING_ID is "x"y"'],
  [{ SITE_REPOSITORY_URL: 'github.com/owner' }, 'must look like https://github.com/owner/repository'],
])('rejects %j with one clear line', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

test('takes the repository of the site without the slash at its end', () => {
  const repository = 'https://github.com/owner/docs';
  expect(readEnvironment({ SITE_REPOSITORY_URL: `${repository}/` }).siteRepositoryUrl).toBe(repository);
});
