import { useId } from "react";
import type { PriceBreakdown } from "../../checkout/machine/price-breakdown.ts";
import { hasTrial } from "../../checkout/price-phases.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { PriceTable } from "../offer/price-table.tsx";
import { MessagePage } from "./message-page.tsx";

/** After a trial's start the table shows the first charge and its date. */
export function SuccessPage({ price }: { price: PriceBreakdown }) {
  const { product, terms, language, send } = useCheckoutView();
  const { t } = language;
  const tableId = useId();
  const button = (
    <button type="button" className="hpc-button" onClick={() => send({ on: "continue" })}>
      {t("success_page.button_close")}
    </button>
  );
  return (
    <MessagePage variant="success" title={t("success_page.purchase_successful")} buttons={button}>
      <p>
        <bdi>{t("product_info.product_title", { productTitle: product.title })}</bdi>
      </p>
      {hasTrial(terms) ? <PriceTable priced={{ price, pricedFor: null }} id={tableId} /> : null}
    </MessagePage>
  );
}
