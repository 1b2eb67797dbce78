import { type ComponentProps, type ReactNode, useId } from "react";
import check from "./check.module.css";
import styles from "./switch-row.module.css";

/** A setting as a line of a list: its name, what it does, and a switch at the end. The whole line can be pressed. */
export function SwitchRow({
  label,
  hint,
  checked,
  ...input
}: Omit<ComponentProps<"input">, "type"> & { label: string; hint: ReactNode; checked: boolean }) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <b id={`${id}-label`}>{label}</b>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className={`${check.input} ${check.switch}`}
      />
    </label>
  );
}
