import { classNames } from "@hemline/ui/styles/class-names.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { PageMeta } from "./page-meta.tsx";
import styles from "./text-page.module.css";

export function TextPage({
  title,
  lead,
  path,
  picture,
  children,
}: {
  title: string;
  lead: string;
  path: string;
  /** Full width, between title and text. */
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={picture ? undefined : `${layout.wrap} ${styles.twoColumns}`}>
      <PageMeta title={title} description={lead} path={path} />
      <header className={classNames(picture ? layout.wrap : null, styles.header)}>
        <h1 className={typography.d88}>{title}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{lead}</p>
      </header>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={classNames(picture ? layout.wrap : null, styles.body)}>
        <div className={typography.prose}>{children}</div>
      </div>
    </article>
  );
}
