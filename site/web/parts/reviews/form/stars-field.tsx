import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import styles from "./stars-field.module.css";

const halves = Array.from({ length: 10 }, (_, at) => at + 1);

const inWords = (given: number) => (given === 2 ? "1 star" : `${given / 2} stars`);

/** Stars in halves: ten radio buttons on a row of five stars, moved by arrow keys, pressed or tapped. */
export function StarsField({
  value,
  errors = [],
  onChange,
}: {
  value: number | null;
  errors?: readonly string[];
  onChange: (halves: number) => void;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset className={styles.field}>
      <legend>Your rating</legend>
      <div className={styles.row}>
        <div className={styles.stars} style={{ "--filled": shown / 2 }} onPointerLeave={() => setPointed(null)}>
          <span className={styles.shapes} aria-hidden="true" />
          {halves.map((given) => (
            <label key={given} onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(given)}>
              <input
                type="radio"
                name="halves"
                value={given}
                checked={value === given}
                aria-label={inWords(given)}
                aria-invalid={errors.length > 0 || undefined}
                onChange={() => onChange(given)}
              />
            </label>
          ))}
        </div>
        <output className={styles.words}>{shown > 0 && inWords(shown)}</output>
      </div>
      {errors.length > 0 && (
        <p className={styles.errors} role="alert">
          <Icon name="warning" size="sm" />
          {errors.join(" ")}
        </p>
      )}
    </fieldset>
  );
}
