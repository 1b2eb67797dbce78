import { classNames } from "../styles/class-names.ts";
import styles from "./chip.module.css";

/** The look of a filter chip, for a link or a button; the pressed one is ink. */
export const chipClass = (pressed = false): string => classNames(styles.chip, pressed && styles.pressed);
