/** What draws nothing: spaces, control characters, what Unicode says to leave out where it isn’t known, the empty Braille cell. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name or message of invisible characters alone would look empty. */
export const hasVisibleText = (text: string): boolean => text.replace(invisible, "") !== "";
