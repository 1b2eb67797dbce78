import { useRouteLoaderData } from "react-router";
import type { Shared } from "../../../shared/pages.ts";
import { documentId } from "../../payload.ts";
import styles from "./demo-notice.module.css";

/** A line above every page of a demo. */
export function DemoNotice() {
  const notice = (useRouteLoaderData(documentId) as Shared | undefined)?.notice;
  if (!notice) return null;
  return (
    <aside className={styles.line} aria-label="Demonstration">
      {notice}
    </aside>
  );
}
