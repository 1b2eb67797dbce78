import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/** While `busy` it keeps its focus, but clicks do nothing. */
export function Button({ kind, size, block, busy = false, onClick, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
