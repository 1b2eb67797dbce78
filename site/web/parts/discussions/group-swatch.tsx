import type { Colour } from "../../../shared/colours.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import styles from "./group-swatch.module.css";

/** A group’s colour, beside its name or in place of its cover. */
export const GroupSwatch = ({ colour, size = "small" }: { colour: Colour; size?: "small" | "large" }) => (
  <span className={styles[size]} aria-hidden="true">
    <ColourSwatch colour={colour} />
  </span>
);
