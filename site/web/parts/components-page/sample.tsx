import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import styles from "./sample.module.css";

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2 className={typography.h32}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
