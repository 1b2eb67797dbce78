import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

/** In the direction of its text; addresses and passwords are left to right. */
export function TextField({ label, hint, errors, aside, ...input }: FieldWords & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(ties) => (
        <input
          dir={input.type === undefined || input.type === "text" ? "auto" : undefined}
          {...input}
          {...ties}
          className={styles.control}
        />
      )}
    </Field>
  );
}
