import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Children, type ReactNode } from "react";
import styles from "./combo.module.css";

/** One to four photos in one square, the first the largest; without any, a hanger. Each child fills its part. */
export function Combo({ children }: { children: ReactNode }) {
  const photos = Children.toArray(children);
  return (
    <span className={styles.combo} data-count={photos.length}>
      {photos.length > 0 ? photos.map((photo, at) => <span key={`${at + 1}`}>{photo}</span>) : <Icon name="hanger" />}
    </span>
  );
}
