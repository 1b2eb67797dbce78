import type { ComponentProps, MouseEvent } from "react";
import { useNavigationContext } from "./navigation-context.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site, or a `?query` or `#hash` of the present page. */
  to: string;
  preventScrollReset?: boolean;
}

/** A link to a page of the site. A plain click opens it without loading a document. */
export function Link({ to, preventScrollReset, onClick, ...attributes }: LinkProps) {
  const { navigation, location } = useNavigationContext();
  const href = to.startsWith("/") ? to : location.pathname + (to === "?" ? "" : to);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigation.navigate(href, { preventScrollReset });
  };
  return <a {...attributes} href={href} onClick={open} />;
}

/** Other tabs, windows and downloads are the browser's. A prevented click has been handled already. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return false;
  return ["", "_self"].includes(link.target) && !link.hasAttribute("download");
}
