import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

/** Grows with its content where the browser supports it. */
export function TextArea({ label, hint, errors, aside, ...area }: FieldWords & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(ties) => <textarea rows={3} dir="auto" {...area} {...ties} className={`${styles.control} ${styles.area}`} />}
    </Field>
  );
}
