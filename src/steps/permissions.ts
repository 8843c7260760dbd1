import { allowStep, askAgainStep, type PageSteps } from 'vision-camera-phone/steps';

/** What to try on the phone of the guide about permissions. */
export const steps: PageSteps = {
  'permissions-permission-screen': [allowStep, askAgainStep],
};
