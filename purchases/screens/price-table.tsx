import type { PriceBreakdown } from "../checkout/state.ts";
import { priceRows } from "./price-rows.ts";
import { useShop } from "./shop.ts";

export function PriceTable({ price, id }: { price: PriceBreakdown; id: string }) {
  const shop = useShop();
  return (
    <dl className="hpc-table" id={id} aria-live="polite">
      {priceRows(shop, price).map(({ id: row, label, value, look }) => (
        <div key={row} className={`hpc-row hpc-row-${look}`}>
          <dt>{label}</dt>
          <dd>
            {look === "skeleton" ? (
              <span className="hpc-skeleton" data-testid="tax-loading-skeleton" aria-hidden="true">
                {value}
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
