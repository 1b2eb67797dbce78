import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

/** Its children are `<option>`s. */
export function SelectField({ label, hint, errors, aside, ...select }: FieldWords & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(ties) => <select {...select} {...ties} className={`${styles.control} ${styles.select}`} />}
    </Field>
  );
}
