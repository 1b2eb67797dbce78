import type { PriceBreakdown } from "../../checkout/machine/price-breakdown.ts";
import { hasTrial } from "../../checkout/price-phases.ts";
import { money, useCheckoutView } from "../checkout-context.ts";
import { termsTexts } from "./pay-form-texts.ts";

export function Terms({ price }: { price: PriceBreakdown }) {
  const view = useCheckoutView();
  const total = money(view, price.totalAmountInMicros, price.currency);
  return (
    <div className="hpc-terms" data-trial={hasTrial(view.terms)}>
      {termsTexts(view, total).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
