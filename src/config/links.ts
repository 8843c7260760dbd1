// URLs outside this site, each written once. Source: the library's repository and the pages of its author.
import { LIBRARY_VERSION } from './libraryVersion';

/** The library's repository. */
export const REPOSITORY = 'https://github.com/mrousavy/react-native-vision-camera';
/** The library's example app, as of the release that this site documents. */
export const EXAMPLE_APP = `${REPOSITORY}/tree/v${LIBRARY_VERSION}/example`;
/** The camera app of the library's author, for iOS. */
export const SHADOWLENS_APP_STORE = 'https://apps.apple.com/app/shadowlens/id6471849004';
/** The same app for Android. */
export const SHADOWLENS_GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=com.mrousavy.shadowlens';
/** Where people who use the library talk. */
export const COMMUNITY_CHAT = 'https://margelo.com/discord';
