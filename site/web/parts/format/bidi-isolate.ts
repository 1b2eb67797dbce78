/** A name in its own direction within a sentence that can’t have elements, such as that of an attribute. */
export const bidiIsolate = (name: string): string => `\u2068${name}\u2069`;
