import { createContext, type ReactNode, useContext } from "react";

/** The markup of `content`, rendered once for each `key`. */
export type KeepMarkup = (key: string, content: ReactNode) => string;

const KeepMarkupContext = createContext<KeepMarkup | null>(null);

/** Only on the server. */
export const KeepMarkupProvider = KeepMarkupContext.Provider;

/**
 * An article that many readers are sent: the server keeps its markup.
 * @param dependsOn all that the children show, and nothing that is the same for every article; null renders them anew.
 * The children must not contain `useId()`.
 */
export function KeptArticle({
  className,
  dependsOn,
  children,
}: {
  className: string | undefined;
  dependsOn: readonly unknown[] | null;
  children: ReactNode;
}) {
  const keep = useContext(KeepMarkupContext);
  if (!keep || !dependsOn) return <article className={className}>{children}</article>;
  const html = keep(JSON.stringify(dependsOn), children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it, and hydrates the same children there.
  return <article className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
