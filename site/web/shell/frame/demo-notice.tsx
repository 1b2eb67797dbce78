import { useSharedData } from "../../payload.ts";
import styles from "./demo-notice.module.css";

/** A line above every page of a demo. */
export function DemoNotice() {
  const notice = useSharedData()?.notice;
  if (!notice) return null;
  return (
    <aside className={styles.notice} aria-label="Demonstration">
      {notice}
    </aside>
  );
}
