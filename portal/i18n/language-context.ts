import { createContext, useContext } from "react";
import { englishLanguage, type Language } from "./language.ts";

export const LanguageContext = createContext<Language>(englishLanguage);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
