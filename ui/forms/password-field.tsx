import { type ComponentProps, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import styles from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";

/** A password that can be shown. `autoComplete` tells password managers which one it is. */
export function PasswordField({
  label,
  hint,
  errors,
  aside,
  ...input
}: FieldTexts & Omit<ComponentProps<"input">, "type"> & { autoComplete: "current-password" | "new-password" }) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(attributes) => (
        <div className={styles.reveal}>
          <input
            {...input}
            {...attributes}
            type={shown ? "text" : "password"}
            className={styles.control}
            spellCheck={false}
          />
          <IconButton
            icon={shown ? "eye-shut" : "eye"}
            label={shown ? "Hide password" : "Show password"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
