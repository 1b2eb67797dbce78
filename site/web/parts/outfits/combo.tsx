import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Children, type ReactNode } from "react";
import styles from "./combo.module.css";

/** One to four photos in one square, the first the largest; without any, a hanger. */
export function Combo({ children }: { children: ReactNode }) {
  const count = Children.toArray(children).length;
  return (
    <span className={styles.combo} data-count={count}>
      {count > 0 ? children : <Icon name="hanger" />}
    </span>
  );
}
