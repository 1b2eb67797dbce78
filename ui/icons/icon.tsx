import { classNames } from "../styles/class-names.ts";
import styles from "./icon.module.css";
import sprite from "./icons.svg?url&no-inline";

/** The icons of `icons.svg`, on a 24 px grid. */
export const iconNames = [
  "home",
  "grid",
  "search",
  "plus",
  "minus",
  "person",
  "people",
  "heart",
  "close",
  "check",
  "warning",
  "note",
  "lock",
  "hanger",
  "eye",
  "eye-shut",
  "sun",
  "moon",
  "screen",
  "left",
  "right",
  "up",
  "down",
  "edit",
  "bin",
  "crop",
  "tag",
  "upload",
  "again",
  "more",
  "grip",
  "leave",
  "thread",
  "reply",
  "pin",
  "comment",
  "mail",
  "bell",
  "photo",
  "filter",
  "block",
  "save",
  "folder",
  "flag",
  "calendar",
  "open",
  "share",
] as const;
export type IconName = (typeof iconNames)[number];

/** Decorative, in the colour of the text: a label or an accessible name must say the same. */
export function Icon({ name, size, filled }: { name: IconName; size?: "sm"; filled?: boolean }) {
  return (
    <svg
      className={classNames(styles.icon, size === "sm" && styles.sm, filled && styles.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
