import type { ReactNode } from "react";
import styles from "./half-page.module.css";
import { HousePicture, type housePictures } from "./house-picture.tsx";

/** A picture on one half of the page, words on the other. */
export function HalfPage({ picture, children }: { picture: keyof typeof housePictures; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.picture}>
        <HousePicture name={picture} sizes="(min-width:768px) 50vw, 100vw" fit="cover" urgency="first" />
      </div>
      <div className={styles.side}>{children}</div>
    </section>
  );
}
