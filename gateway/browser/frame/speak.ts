import { english, type Speech, speechFor } from "./texts.ts";

let current: Speech = english;
let wanted = "";

/** How this frame speaks now. */
export const speech = (): Speech => current;

/**
 * Changes the frame's language; a language that was wanted meanwhile wins.
 * @returns whether it is the one to show now.
 */
export async function speak(locale: string): Promise<boolean> {
  wanted = locale;
  const found = await speechFor(locale);
  if (wanted !== locale) return false;
  current = found;
  document.documentElement.lang = found.locale;
  document.documentElement.dir = found.dir;
  return true;
}
