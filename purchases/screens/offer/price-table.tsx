import { useCheckoutView } from "../checkout-context.ts";
import { type Priced, priceRows } from "./price-rows.ts";

export function PriceTable({ priced, id }: { priced: Priced; id: string }) {
  const view = useCheckoutView();
  return (
    <dl className="hpc-table" id={id}>
      {priceRows(view, priced).map(({ id: row, label, value, style }) => (
        <div key={row} className={`hpc-row hpc-row-${style}`}>
          <dt>{label}</dt>
          <dd>
            {style === "skeleton" ? (
              <span className="hpc-skeleton" data-testid="tax-loading-skeleton" aria-hidden="true">
                <span>{value}</span>
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
