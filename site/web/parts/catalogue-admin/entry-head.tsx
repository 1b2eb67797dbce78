import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import styles from "./entry-head.module.css";

/** The head of a form: where it is, what it is about, its state and what can be done with it. */
export function EntryHead({
  crumbs,
  title,
  facts,
  pagePath,
  children,
}: {
  crumbs: readonly { word: string; to: string }[];
  title: ReactNode;
  /** A line below the title. */
  facts?: ReactNode;
  /** Its public page; null while there is none. */
  pagePath: string | null;
  /** Its state, and buttons. */
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <nav className={`${typography.s14} ${styles.crumbs}`} aria-label="Where you are">
        {crumbs.map(({ word, to }) => (
          <Link key={to} to={to}>
            <bdi>{word}</bdi>
          </Link>
        ))}
      </nav>
      <div className={styles.row}>
        <h1 className={typography.d40} dir="auto">
          {title}
        </h1>
        <div className={styles.actions}>
          {children}
          {pagePath !== null && (
            <Link className={buttonClass({ kind: "bare" })} to={pagePath}>
              <Icon name="open" size="sm" />
              See the page
            </Link>
          )}
        </div>
      </div>
      {facts && <p className={`${typography.s14} ${typography.dim} ${styles.facts}`}>{facts}</p>}
    </header>
  );
}
