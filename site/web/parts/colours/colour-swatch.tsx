import type { Colour } from "../../../shared/colours.ts";
import styles from "./colour-swatch.module.css";

/** A dot of cloth beside the word, which it never replaces. */
export function ColourSwatch({ colour }: { colour: Colour }) {
  return <span className={`${styles.swatch} ${styles[colour]}`} aria-hidden="true" />;
}
