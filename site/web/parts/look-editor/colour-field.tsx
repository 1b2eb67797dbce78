import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { useId } from "react";
import { type Colour, colours } from "../../../shared/colours.ts";
import { lookLimits } from "../../../shared/limits.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { ColourSwatch } from "../colours/colour-swatch.tsx";
import styles from "./colour-field.module.css";

/** The colours by which a look is found. */
export function ColourField({
  chosen,
  isProposed = false,
  max = lookLimits.colours,
  hint,
  onChange,
}: {
  chosen: readonly Colour[];
  /** They come from the photos; the member has not changed them. */
  isProposed?: boolean;
  /** How many may be chosen. */
  max?: number;
  /** In place of what is said of looks. */
  hint?: string;
  onChange: (chosen: Colour[]) => void;
}) {
  const id = useId();
  const isFull = chosen.length >= max;
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>Colours</legend>
      <div className={styles.choices}>
        {colours.map((colour) => {
          const isOn = chosen.includes(colour);
          return (
            <button
              key={colour}
              type="button"
              className={chipClass(isOn)}
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => onChange(isOn ? chosen.filter((one) => one !== colour) : [...chosen, colour])}
            >
              <ColourSwatch colour={colour} />
              {colourLabels[colour]}
            </button>
          );
        })}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint ??
          (isProposed
            ? `We found these in your photos. Change them if they’re not right, up to ${lookLimits.colours}.`
            : `Choose up to ${lookLimits.colours}, so that people find your look by its colours.`)}
      </p>
    </fieldset>
  );
}
