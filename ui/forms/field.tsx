import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./field.module.css";

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
  /** At the end of the label's line. */
  aside?: ReactNode;
}

/** The attributes that connect a control with its label, hint and errors. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, and its hint and errors, connected for screen readers. */
export function Field({
  label,
  hint,
  errors = [],
  aside,
  children,
}: FieldTexts & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-errors`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": errors.length > 0 || undefined,
      })}
      {errors.length > 0 && (
        <p className={styles.errors} id={`${id}-errors`}>
          <Icon name="warning" size="sm" />
          <span>{errors.join(" ")}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
