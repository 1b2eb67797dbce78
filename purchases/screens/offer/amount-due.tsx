import { useId } from "react";
import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { dueToday } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";

interface Details {
  isOpen: boolean;
  toggle(): void;
}

/** On narrow screens: what is due today, with an expandable price table. */
export function AmountDue({ entry, details }: { entry: PaymentEntry; details: Details }) {
  const view = useCheckoutView();
  const { t } = view.language;
  const tableId = useId();
  return (
    <div className="hpc-due">
      <p>
        {t("pricing_table.total_due_today")} <span className="hpc-number">{dueToday(view, entry.price)}</span>
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
