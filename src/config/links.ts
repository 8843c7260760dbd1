/** Addresses outside this site, each written once. Source: the library's repository and the pages of its author. */
export const REPOSITORY = 'https://github.com/mrousavy/react-native-vision-camera';
export const EXAMPLE_APP = `${REPOSITORY}/tree/v4.7.3/example`;
export const SHADOWLENS_APP_STORE = 'https://apps.apple.com/app/shadowlens/id6471849004';
export const SHADOWLENS_GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=com.mrousavy.shadowlens';
export const COMMUNITY_CHAT = 'https://margelo.com/discord';
