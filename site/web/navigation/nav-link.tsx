import { Link, type LinkProps } from "./link.tsx";
import { useLocation } from "./use-location.ts";

interface NavLinkProps extends LinkProps {
  /** Not current on the pages below its own. */
  end?: boolean;
}

/** A link of a menu, which is marked as current on its page and on the pages below. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isCurrent ? "page" : undefined} />;
}
