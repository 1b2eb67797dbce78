import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { priceCurrencies } from "../../../../shared/items/price-text.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import type { EditedPrice } from "./edited-product.ts";
import styles from "./price-field.module.css";

/** What a product costs, one price in each currency. */
export function PriceField({
  prices,
  errors,
  onChange,
}: {
  prices: readonly EditedPrice[];
  errors: Readonly<Record<string, string[]>>;
  onChange: (prices: EditedPrice[]) => void;
}) {
  const used = prices.map(({ currency }) => currency);
  const free = priceCurrencies.filter((currency) => !used.includes(currency));
  const [next] = free;
  const change = (at: number, part: Partial<EditedPrice>) =>
    onChange(prices.map((price, place) => (place === at ? { ...price, ...part } : price)));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Prices</legend>
      {prices.map(({ amount, currency }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price keeps the focus while its currency is changed
        <div key={at} className={styles.price}>
          <TextField
            label={`Price in ${currency}`}
            name={`prices.${at}`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            errors={errors[`prices.${at}`]}
            onChange={({ currentTarget }) => change(at, { amount: currentTarget.value })}
          />
          <SelectField
            label="Currency"
            value={currency}
            onChange={({ currentTarget }) => change(at, { currency: currentTarget.value })}
          >
            {[currency, ...free].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <IconButton
            icon="close"
            label={`Remove price in ${currency}`}
            onClick={() => onChange(prices.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {errors.prices && (
        <p className={styles.message} role="alert">
          {errors.prices.join(" ")}
        </p>
      )}
      {next && prices.length < catalogueLimits.prices && (
        <div>
          <Button kind="line" size="sm" onClick={() => onChange([...prices, { amount: "", currency: next }])}>
            <Icon name="plus" size="sm" />
            Add a price
          </Button>
        </div>
      )}
    </fieldset>
  );
}
