import type { PriceBreakdown } from "../../checkout/machine/state.ts";
import { hasTrial } from "../../checkout/terms-of-sale.ts";
import { money, useShop } from "../checkout-view.ts";
import { termsWords } from "./pay-form-texts.ts";

/** What the customer agrees to by paying. */
export function Terms({ price }: { price: PriceBreakdown }) {
  const shop = useShop();
  const total = money(shop, price.totalAmountInMicros, price.currency);
  return (
    <div className="hpc-terms" data-trial={hasTrial(shop.terms)}>
      {termsWords(shop, total).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
