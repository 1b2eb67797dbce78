/** In English only, as no language is loaded when they are needed. */
export const loadingText = "Loading";
export const closeText = "Close";
