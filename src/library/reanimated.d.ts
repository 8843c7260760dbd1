/** Stands for Reanimated while TypeDoc reads the library, whose public types do not use it; its own types take a second to read. */
export {};
