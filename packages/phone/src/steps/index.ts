/** Steps: what a phone can do on its own, and what has to happen. Readers play them, and tests check them. */
export type * from '../protocol/Scenario';
export type * from '../protocol/Step';
export * from './getStartPermissions';
export * from './runScenario';
export * from './runStep';
