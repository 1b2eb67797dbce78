import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./notebook-crumbs.module.css";

/** The way back to the notebook. */
export function NotebookCrumbs({ children }: { children?: ReactNode }) {
  return (
    <nav className={`${typography.s14} ${styles.crumbs}`} aria-label="Where you are">
      <Link to={paths.notebook}>The notebook</Link>
      {children && (
        <>
          <span aria-hidden="true">/</span>
          {children}
        </>
      )}
    </nav>
  );
}
