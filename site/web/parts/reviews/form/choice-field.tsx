import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import styles from "./choice-field.module.css";

/** A few choices as chips, of which one at most is pressed; a second press takes it back. */
export function ChoiceField<Value extends string | number>({
  label,
  hint,
  choices,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={chipClass(choice.value === value)}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value === value ? null : choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
