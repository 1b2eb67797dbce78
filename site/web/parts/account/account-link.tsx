import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { openAccountModal } from "../../shell/account-request.ts";

/** Leads to the page of logging in or joining; with script it opens the dialog over the present page instead. */
export function AccountLink({
  mode,
  reason,
  to,
  className,
  label,
  children,
}: {
  mode: "login" | "register";
  /** The dialog's title: what the visitor wanted, "Log in to post a look". */
  reason?: string;
  /** The page the visitor wanted; opens once they are signed in. */
  to?: string;
  className?: string;
  /** The link's name where its content is only an icon. */
  label?: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const page = mode === "login" ? paths.login : paths.register;
  return (
    <Link
      className={className}
      aria-label={label}
      to={to ? `${page}?to=${encodeURIComponent(to)}` : page}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openAccountModal({ mode, reason, onSignedIn: to ? async () => navigate(to) : undefined });
      }}
    >
      {children}
    </Link>
  );
}
