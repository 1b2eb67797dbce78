import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { AccountLink } from "../account/account-link.tsx";

interface PostLookLinkProps {
  className?: string;
  /** Accessible name for a link that is only an icon. */
  label?: string;
  children: ReactNode;
}

/** Visitors are asked to log in first. */
export function PostLookLink({ className, label, children }: PostLookLinkProps) {
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
