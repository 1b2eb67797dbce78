import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./check.module.css";

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  /** Without it, `aria-label` names the input. */
  children?: ReactNode;
  type?: "checkbox" | "radio";
  appearance?: "box" | "switch";
}

/** A checkbox, a radio button (`type="radio"`), or a switch. */
export function Check({ children, appearance = "box", type = "checkbox", ...input }: CheckProps) {
  const isSwitch = appearance === "switch";
  return (
    <label className={styles.check}>
      <input
        {...input}
        type={type}
        role={isSwitch ? "switch" : undefined}
        className={classNames(styles.input, isSwitch && styles.switch)}
      />
      {children}
    </label>
  );
}
