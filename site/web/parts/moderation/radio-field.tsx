import { Check } from "@hemline/ui/forms/check.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ReactNode } from "react";
import styles from "./radio-field.module.css";

/** Choices in words, of which one is made. */
export function RadioField<Value extends string>({
  legend,
  name,
  choices,
  errors = [],
  onChoose,
}: {
  legend: string;
  name: string;
  choices: readonly { value: Value; words: ReactNode }[];
  errors?: readonly string[] | undefined;
  onChoose?: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, words }) => (
        <Check
          key={value}
          type="radio"
          name={name}
          value={value}
          aria-invalid={errors.length > 0 || undefined}
          onChange={() => onChoose?.(value)}
        >
          {words}
        </Check>
      ))}
      {errors.length > 0 && (
        <p className={styles.error} role="alert">
          <Icon name="warning" size="sm" />
          {errors.join(" ")}
        </p>
      )}
    </fieldset>
  );
}
