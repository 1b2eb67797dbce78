import type { ReactNode } from "react";
import { SitePicture } from "../photos/site-picture.tsx";
import styles from "./offer-layout.module.css";

/** The frame of the offer: a picture, and beside or below it a paywall or our own words, in the same place. */
export function OfferLayout({ children }: { children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.picture}>
        <SitePicture name="subscription" sizes="(min-width:768px) 50vw, 100vw" fit="cover" urgency="first" />
      </div>
      <div className={styles.side}>{children}</div>
    </section>
  );
}
