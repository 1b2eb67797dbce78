import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

/** Its children are `<option>`s. */
export function SelectField({ label, hint, errors, aside, ...select }: FieldTexts & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(attributes) => <select {...select} {...attributes} className={`${styles.control} ${styles.select}`} />}
    </Field>
  );
}
