import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { priceCurrencies } from "../../../shared/items/price-text.ts";
import { itemLimits } from "../../../shared/limits.ts";
import styles from "./item-edit-form.module.css";
import type { ItemForm } from "./use-item-form.ts";

/** What only the owner sees of an item: its price, its place and notes. */
export function ItemOwnFields({ form: { edited, errors, change, text } }: { form: ItemForm }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Price"
          name="price.micros"
          inputMode="decimal"
          autoComplete="off"
          hint="Only you see it."
          value={edited.price}
          errors={errors["price.micros"]}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
        <SelectField
          label="Currency"
          name="price.currency"
          value={edited.currency}
          errors={errors["price.currency"]}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
        >
          {[...new Set([edited.currency, ...priceCurrencies])].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <TextField label="Bought on" {...text("boughtOn")} type="date" hint="Only you see it." />
        <TextField
          label="Where you keep it"
          hint="Only you see it."
          {...text("storedAt")}
          maxLength={itemLimits.storedAtLength}
          autoComplete="off"
        />
      </div>
      <TextArea label="Notes" hint="Only you see them." {...text("notes")} maxLength={itemLimits.notesLength} />
    </>
  );
}
