import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { wornLabel } from "../../wardrobe/item-labels.ts";
import { WornLabel } from "../../wardrobe/worn-label.tsx";
import styles from "./proof-field.module.css";

/** Which of the member's items shows how often they have worn it. Nothing where they own none. */
export function ProofField({
  items,
  item,
  errors,
  onChange,
}: {
  items: readonly ItemCard[];
  item: string | null;
  errors?: readonly string[] | undefined;
  onChange: (item: string | null) => void;
}) {
  if (items.length === 0) return null;
  const chosen = items.find(({ id }) => id === item);
  return (
    <div className={styles.proof}>
      <SelectField
        label="Which of your items is it?"
        hint="Your review then shows how often you’ve worn it."
        name="item"
        value={item ?? ""}
        errors={errors}
        onChange={({ target: { value } }) => onChange(value || null)}
      >
        {items.map(({ id, name, wears }) => (
          <option key={id} value={id}>
            {`${name ?? "Unnamed item"}, ${wears === 0 ? "never worn" : wornLabel(wears).toLowerCase()}`}
          </option>
        ))}
        <option value="">Don’t show my wears</option>
      </SelectField>
      {chosen && <WornLabel wears={chosen.wears} />}
    </div>
  );
}
