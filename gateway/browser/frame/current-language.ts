import { english, type FrameLanguage, loadLanguage } from "./load-texts.ts";

let current: FrameLanguage = english;
let wanted = "";

export const currentLanguage = (): FrameLanguage => current;

/**
 * Changes the frame's language, unless another one was requested while it loaded.
 * @returns whether it is the current one now
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
