import type { PriceBreakdown } from "../checkout/state.ts";
import { ProductPanel } from "./product-panel.tsx";
import type { Layout } from "./use-layout.ts";
import { Waiting } from "./waiting.tsx";

/** The page of the form before the purchase has been started: the offer is known already. */
export function LoadingPage({ price, layout }: { price: PriceBreakdown; layout: Layout }) {
  return (
    <>
      <ProductPanel priced={{ price, pricedFor: null }} layout={layout} details={null} />
      <section className="hpc-main" aria-busy>
        <Waiting />
      </section>
    </>
  );
}
