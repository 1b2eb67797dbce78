import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { type ReactNode, useState } from "react";
import styles from "./choice-chips.module.css";

/** The likeliest choices as chips, and the others behind one more. Chosen ones are always shown. */
export function ChoiceChips<Choice extends string>({
  legend,
  first,
  all,
  chosen,
  max = 1,
  onPress,
  label,
}: {
  legend: string;
  first: readonly Choice[];
  all: readonly Choice[];
  chosen: readonly Choice[];
  /** With more than one, the others can’t be pressed once so many are chosen. */
  max?: number;
  onPress: (choice: Choice) => void;
  label: (choice: Choice) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? all : all.filter((choice) => first.includes(choice) || chosen.includes(choice));
  const isFull = max > 1 && chosen.length >= max;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {shown.map((choice) => {
          const isOn = chosen.includes(choice);
          return (
            <button
              key={choice}
              type="button"
              className={chipClass(isOn)}
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => onPress(choice)}
            >
              {label(choice)}
            </button>
          );
        })}
        {shown.length < all.length || isOpen ? (
          <button type="button" className={chipClass()} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? "minus" : "plus"} size="sm" />
            {isOpen ? "Fewer" : "More"}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
