import type { Pretended } from "../../../shared/pages.ts";
import { useSharedData } from "../../payload.ts";
import styles from "./demo-notice.module.css";

const sentences: Record<Pretended, string> = {
  people: "the people are invented",
  payments: "no payment is real",
  emails: "no emails are sent",
};

/** A line above every page of a demo. */
export function DemoNotice() {
  const { pretended } = useSharedData();
  if (!pretended) return null;
  return (
    <aside className={styles.notice} aria-label="Demonstration">
      {demoNotice(pretended)}
    </aside>
  );
}

export function demoNotice(pretended: readonly Pretended[]): string {
  const parts = pretended.map((one) => sentences[one]);
  // Every page of a demo shows it: without `Intl`, whose first use is slow.
  return `This is a demonstration: ${[parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ")}.`;
}
