/** Steps: what a phone can do on its own, and what has to happen. Readers play them, and tests check them. */
export * from './Step';
export * from './runStep';
export * from './sharedSteps';
