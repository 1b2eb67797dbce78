// Texts for people that exist in English only, because no language is loaded when they are needed.

/** Announced while the code and the language of a checkout are on their way. */
export const loadingText = "Loading";
export const closeText = "Close";

/** In place of the app's name, where its branding has none. */
export const defaultAppName = "App";
