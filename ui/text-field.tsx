import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

/** One line of text. */
export function TextField({ label, hint, errors, aside, ...input }: FieldWords & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(ties) => <input {...input} {...ties} className={styles.control} />}
    </Field>
  );
}
