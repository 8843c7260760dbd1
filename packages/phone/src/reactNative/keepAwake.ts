/** Stands in for expo-keep-awake: the simulated phone never locks by itself. */
export const useKeepAwake = () => {};
export const activateKeepAwakeAsync = async () => {};
export const deactivateKeepAwake = async () => {};
