import { useId } from "react";
import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { useShop } from "../checkout-view.ts";
import { dueToday } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";

interface Details {
  isOpen: boolean;
  toggle(): void;
}

/** On narrow screens: what is taken now, and the table of prices on request. */
export function AmountDue({ entry, details }: { entry: PaymentEntry; details: Details }) {
  const shop = useShop();
  const { t } = shop.language;
  const tableId = useId();
  return (
    <div className="hpc-due">
      <p>
        {t("pricing_table.total_due_today")} <span className="hpc-number">{dueToday(shop, entry.price)}</span>
      </p>
      <button
        type="button"
        className="hpc-link"
        aria-expanded={details.isOpen}
        {...(details.isOpen ? { "aria-controls": tableId } : {})}
        onClick={details.toggle}
      >
        {details.isOpen ? t("pricing_dropdown.hide_details") : t("pricing_dropdown.show_details")}
      </button>
      {details.isOpen ? <PriceTable priced={entry} id={tableId} /> : null}
    </div>
  );
}
