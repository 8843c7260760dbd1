/** The builds that the browser tests read, and where Playwright serves them. */
export const builds = {
  site: { folder: 'build', port: 4310, basePath: '/' },
  hosted: { folder: 'build-hosted', port: 4311, basePath: '/preview/' },
};
