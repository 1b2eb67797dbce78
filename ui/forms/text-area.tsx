import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

/** Grows with its content where the browser supports it. */
export function TextArea({ label, hint, errors, aside, ...area }: FieldTexts & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(attributes) => (
        <textarea rows={3} dir="auto" {...area} {...attributes} className={`${styles.control} ${styles.area}`} />
      )}
    </Field>
  );
}
