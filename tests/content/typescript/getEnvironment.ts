import type { Environment } from './Unit';

/** Tells from a sample's title whether the app or Node.js runs it: bundler settings and config plugins are Node.js code. */
export function getEnvironment(title = ''): Environment {
  return /\.(config|plugin)\.[cm]?[jt]s$|(^|\/)plugins?\/[^/]*\.[jt]s$/.test(title) ? 'config' : 'app';
}
