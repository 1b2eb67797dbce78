import { classNames } from "@hemline/ui/class-names.ts";
import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";
import styles from "./text-page.module.css";

/** A page to read: a title, a sentence, and the text. */
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
  /** Between the title and the text, as wide as the page. */
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={picture ? undefined : `${frame.wrap} ${styles.beside}`}>
      <PageHead title={title} description={lead} path={path} />
      <header className={classNames(picture ? frame.wrap : null, styles.head)}>
        <h1 className={type.d88}>{title}</h1>
        <p className={`${type.lead} ${styles.lead}`}>{lead}</p>
      </header>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={classNames(picture ? frame.wrap : null, styles.body)}>
        <div className={type.prose}>{children}</div>
      </div>
    </article>
  );
}
