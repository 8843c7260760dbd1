/** Stands in for expo-keep-awake: the simulated phone never locks by itself. */
export function useKeepAwake(_tag?: string): void {}

/** Does nothing. */
export async function activateKeepAwakeAsync(_tag?: string): Promise<void> {}

/** Does nothing. */
export async function deactivateKeepAwake(_tag?: string): Promise<void> {}
