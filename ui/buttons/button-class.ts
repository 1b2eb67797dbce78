import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** Use one `fill` button for each task; `paper` is for dark backgrounds only. */
  kind?: "fill" | "line" | "bare" | "danger" | "paper";
  size?: "sm";
  /** As wide as its container. */
  block?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ kind = "fill", size, block }: ButtonLook = {}): string =>
  classNames(styles.button, styles[kind], size && styles[size], block && styles.block);
