import { getPhone } from '../../../src/phone/camera/currentPhone';

/** Returns the native module behind `PermissionsAndroid`. It only handles the location. */
export function createPermissionsAndroid() {
  const requestPermission = () => getPhone().requestPermission('location');
  return {
    checkPermission: async () => getPhone().isGranted('location'),
    requestPermission,
    requestMultiplePermissions: async (permissions: string[]) => {
      const result = await requestPermission();
      return Object.fromEntries(permissions.map((permission) => [permission, result]));
    },
    shouldShowRequestPermissionRationale: async () => false,
  };
}
