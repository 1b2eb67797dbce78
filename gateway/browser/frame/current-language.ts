import { english, type FrameLanguage, loadLanguage } from "./load-texts.ts";

let current: FrameLanguage = english;
let wanted = "";

/** How this frame speaks now. */
export const currentLanguage = (): FrameLanguage => current;

/**
 * Changes the frame's language; a language that was wanted meanwhile wins.
 * @returns whether it is the one to show now.
 */
export async function setLanguage(locale: string): Promise<boolean> {
  wanted = locale;
  const found = await loadLanguage(locale);
  if (wanted !== locale) return false;
  current = found;
  document.documentElement.lang = found.locale;
  document.documentElement.dir = found.dir;
  return true;
}
