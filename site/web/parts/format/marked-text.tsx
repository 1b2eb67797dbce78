import { createContext, type ReactNode, useContext } from "react";

/** How a text is drawn with its marks. */
export type MarkText = (text: string) => ReactNode;

const MarkTextContext = createContext<MarkText | null>(null);

/** Around the results of a search. */
export const MarkTextProvider = MarkTextContext.Provider;

export const useMarkText = (): MarkText | null => useContext(MarkTextContext);

/** A name or title. Among the results of a search, the words that were found in it are marked. */
export function MarkedText({ text }: { text: string }) {
  const markText = useMarkText();
  return markText ? markText(text) : text;
}
