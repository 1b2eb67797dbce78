import type { ReactNode } from "react";
import { SitePicture, type sitePictures } from "../photos/site-picture.tsx";
import styles from "./split-page.module.css";

export function SplitPage({ picture, children }: { picture: keyof typeof sitePictures; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.picture}>
        <SitePicture name={picture} sizes="(min-width:768px) 50vw, 100vw" fit="cover" urgency="first" />
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
