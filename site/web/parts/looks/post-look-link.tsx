import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { AccountLink } from "../account/account-link.tsx";

/** Leads to posting a look; visitors are offered to log in first, and told why. */
export function PostLookLink({
  className,
  label,
  children,
}: {
  className?: string;
  /** The link's name where its content is only an icon. */
  label?: string;
  children: ReactNode;
}) {
  if (!useViewer())
    return (
      <AccountLink mode="login" reason="Log in to post a look" to={paths.postLook} className={className} label={label}>
        {children}
      </AccountLink>
    );
  return (
    <Link className={className} to={paths.postLook} aria-label={label}>
      {children}
    </Link>
  );
}
