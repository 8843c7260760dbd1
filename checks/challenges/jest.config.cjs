const { projects, ...config } = require('../run-samples/jest.config.cjs');

/** Runs the challenges in the environment of the samples. */
module.exports = {
  ...config,
  projects: projects.map((project) => ({
    ...project,
    roots: [__dirname],
    testMatch: [`${__dirname}/runChallenges.jest.ts`],
  })),
};
