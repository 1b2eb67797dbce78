import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import styles from "./sample.module.css";

export function Sample({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.sample} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={typography.h32}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
