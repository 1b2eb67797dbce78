import type { ReactNode } from "react";
import { SitePicture } from "../photos/site-picture.tsx";
import styles from "./offer-layout.module.css";

/** A picture, and beside or below it a paywall or our own text. */
export function OfferLayout({ children }: { children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.picture}>
        <SitePicture name="subscription" sizes="(min-width:768px) 50vw, 100vw" fit="cover" urgency="first" />
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
