/** Files of an app by their path, the one with the screen first. */
export type Files = Readonly<Record<string, string>>;
