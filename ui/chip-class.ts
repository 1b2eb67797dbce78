import styles from "./chip.module.css";
import { classNames } from "./class-names.ts";

/** The look of a filter chip, for a link or a button; the pressed one is ink. */
export const chipClass = (pressed = false): string => classNames(styles.chip, pressed && styles.pressed);
