import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "../on-plain-click.ts";
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
