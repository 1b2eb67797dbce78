import { classNames } from "../styles/class-names.ts";
import styles from "./chip.module.css";

/** The classes of a filter chip, for a link or a button. */
export const chipClass = (pressed = false): string => classNames(styles.chip, pressed && styles.pressed);
