import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

/** In the direction of its text; addresses and passwords are left to right. */
export function TextField({ label, hint, errors, aside, ...input }: FieldTexts & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(attributes) => (
        <input
          dir={input.type === undefined || input.type === "text" ? "auto" : undefined}
          {...input}
          {...attributes}
          className={styles.control}
        />
      )}
    </Field>
  );
}
