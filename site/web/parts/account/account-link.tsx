import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";

/** A link to the login or register page; with script it opens the dialog instead. */
export function AccountLink({
  mode,
  reason,
  to,
  className,
  label,
  children,
}: {
  mode: "login" | "register";
  /** The dialog's title: "Log in to post a look". */
  reason?: string;
  /** Opens after signing in; the present page stays as it is read, and is only read anew. */
  to?: string;
  className?: string;
  /** Accessible name for a link that is only an icon. */
  label?: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isElsewhere = to !== undefined && to !== pathname;
  const page = mode === "login" ? paths.login : paths.register;
  return (
    <Link
      className={className}
      aria-label={label}
      to={to ? `${page}?to=${encodeURIComponent(to)}` : page}
      onClick={onPlainClick(() =>
        openAccountDialog({ mode, reason, onSignedIn: isElsewhere ? async () => navigate(to) : undefined }),
      )}
    >
      {children}
    </Link>
  );
}
