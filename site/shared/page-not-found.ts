/** The message of a 404 page: no page has this address. */
export const pageNotFound = (path: string): string => `Page not found: ${path}`;

/** The message of a 404 page whose address has a parameter that no page can have. */
export const pageParametersRefused = (path: string): string => `Page Not Found: ${path}`;
