/** Stands for a module of which the reference shows nothing, such as Reanimated, whose own types take long to read. */
export {};
