import type { PortalBranding } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language-context.ts";
import styles from "./page-layout.module.css";

/** The header names the app, the footer its support address. */
export function PageLayout({
  branding,
  onLeave,
  children,
}: {
  branding: PortalBranding | null;
  onLeave: (() => void) | null;
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const [before, after] = t("questions", { email: "\n" }).split("\n");
  return (
    <div className={styles.page}>
      {branding?.is_sandbox && <aside className={styles.sandbox}>{t("sandbox.banner")}</aside>}
      <header className={styles.head}>
        <span className={styles.name}>{branding?.app_name ?? " "}</span>
        {onLeave && (
          <Button kind="bare" size="sm" onClick={onLeave}>
            {t("log_out")}
          </Button>
        )}
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        {branding?.support_email && (
          <p>
            {before}
            <a href={`mailto:${branding.support_email}`}>{branding.support_email}</a>
            {after}
          </p>
        )}
      </footer>
    </div>
  );
}
