import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { priceCurrencies } from "../../../../shared/items/price-text.ts";
import { itemLimits } from "../../../../shared/limits.ts";
import { CatalogueField } from "../../catalogue/catalogue-field.tsx";
import styles from "./more-fields.module.css";
import type { editedFields, NamingEdits } from "./naming-edits.ts";
import { chosenCurrency } from "./price-currency.ts";

/** What can also be told while naming. */
export function MoreFields({
  fields,
  edits,
  fault,
  onEdit,
}: {
  fields: ReturnType<typeof editedFields>;
  edits: NamingEdits;
  /** What to enter as a price instead. */
  fault: string | null;
  onEdit: (edits: NamingEdits) => void;
}) {
  const [isPressedOpen, setOpen] = useState(false);
  const isOpen = isPressedOpen || fault !== null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${details.summary} ${typography.h14}`}>Brand, size, price, date</summary>
      {isOpen && (
        <div className={styles.fields}>
          <CatalogueField
            label="Brand"
            name="brand"
            wanted={{ kind: "brand" }}
            value={fields.brand}
            maxLength={itemLimits.brandLength}
            onText={(brand) => onEdit({ brand, brandSlug: undefined })}
            onChoose={({ slug, name }) => onEdit({ brand: name, brandSlug: slug })}
          />
          <TextField
            label="Size"
            name="size"
            value={fields.size}
            maxLength={itemLimits.sizeLength}
            autoComplete="off"
            onChange={({ currentTarget }) => onEdit({ size: currentTarget.value })}
          />
          <TextField
            label="Price"
            name="price"
            inputMode="decimal"
            value={fields.price}
            autoComplete="off"
            errors={fault ? [fault] : []}
            onChange={({ currentTarget }) => onEdit({ price: currentTarget.value })}
          />
          <SelectField
            label="Currency"
            name="currency"
            value={chosenCurrency(edits)}
            onChange={({ currentTarget }) => onEdit({ currency: currentTarget.value })}
          >
            {priceCurrencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
          <div className={styles.wide}>
            <TextField
              label="Bought on"
              name="boughtOn"
              type="date"
              value={fields.boughtOn}
              hint="Only you see prices and dates."
              onChange={({ currentTarget }) => onEdit({ boughtOn: currentTarget.value })}
            />
          </div>
        </div>
      )}
    </details>
  );
}
