import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import styles from "./no-results.module.css";

interface NoResultsProps {
  /** What was searched for. */
  text: string;
  /** Where the search is empty again. */
  clear: string;
  /** Links to another search. */
  children?: ReactNode;
}

export function NoResults({ text, clear, children }: NoResultsProps) {
  return (
    <div className={styles.empty}>
      <EmptyState
        icon="search"
        title={
          <>
            No results for “<bdi>{text}</bdi>”
          </>
        }
      >
        <p>Check the spelling or try fewer words.</p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          {children}
          <Link className={buttonClass({ kind: "line", size: "sm" })} to={clear}>
            Clear search
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
