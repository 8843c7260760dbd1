/** Replaces modules that the reference doesn't show, such as Reanimated, because their types are slow to load. */
export {};
