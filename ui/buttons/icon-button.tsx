import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./icon-button.module.css";

/** A round 44 px button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  tone = "plain",
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string; tone?: "plain" | "sheet" }) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${styles[tone]}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
