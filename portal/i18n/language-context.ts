import { createContext, useContext } from "react";
import { englishLanguage, type Language } from "./language.ts";

export const LanguageContext = createContext<Language>(englishLanguage);

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
