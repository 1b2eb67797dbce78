/** Printed for a character that no font has. */
export const unknownCharacter = "?";

/** Noto Sans claims to have it, and draws a box. */
const narrowSpace = /\u202f/g;

/**
 * Invisible characters. Only those stay that join letters or say a direction: marks and isolates, but not overrides, which
 * could turn a name or an amount around.
 */
const meaningless = /[\p{Default_Ignorable_Code_Point}--[\u061c\u200c-\u200f\u2066-\u2069]]/gv;

/** A text as it is printed, with the invisible characters that its shape depends on. */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(narrowSpace, "\u00a0")
    .replace(meaningless, "")
    .replace(/\p{Cc}/gu, " ")
    .replace(/ {2,}/g, " ");

/** Characters that say which way a text runs, or whether its letters join, and have no shape of their own. */
export const isInvisible = (character: string): boolean => /^[\u061c\u200c-\u200f\u2066-\u2069]$/.test(character);
