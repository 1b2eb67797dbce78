import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** One filled button for each task; the rest `line` or `bare`. `paper` stands on a deep ground only. */
  kind?: "fill" | "line" | "bare" | "danger" | "paper";
  size?: "sm";
  /** As wide as its column. */
  block?: boolean;
}

/** The look of a button for an element that is not one: a link that leads to the next step. */
export const buttonClass = ({ kind = "fill", size, block }: ButtonLook = {}): string =>
  classNames(styles.button, styles[kind], size && styles[size], block && styles.block);
