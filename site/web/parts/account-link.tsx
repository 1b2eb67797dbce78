import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { openAccount } from "../shell/account-request.ts";

/** Leads to the page of logging in or joining; with script it opens the dialog over the present page instead. */
export function AccountLink({
  mode,
  className,
  children,
}: {
  mode: "login" | "register";
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      className={className}
      to={mode === "login" ? paths.login : paths.register}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openAccount({ mode });
      }}
    >
      {children}
    </Link>
  );
}
