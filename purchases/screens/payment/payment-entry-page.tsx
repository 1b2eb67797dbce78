import { useMemo, useRef, useState } from "react";
import type { Checkout } from "../../checkout/machine/state.ts";
import type { PricePhases } from "../../checkout/price-phases.ts";
import type { CheckoutSnapshot } from "../../checkout/snapshot-store.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { isLoadingForm } from "../is-loading-form.ts";
import { ProductPanel } from "../offer/product-panel.tsx";
import type { Layout } from "../use-layout.ts";
import { FormLoadingOverlay } from "./form-loading-overlay.tsx";
import { PayForm } from "./pay-form.tsx";

interface PaymentEntryPageProps {
  state: Extract<Checkout, { step: "payment-entry-loading" | "payment-entry" }>;
  form: CheckoutSnapshot["form"];
  layout: Layout;
}

/**
 * The offer, which is known from the beginning, beside the form, which is hidden under a spinner until every field is
 * ready.
 */
export function PaymentEntryPage({ state, form, layout }: PaymentEntryPageProps) {
  const { terms } = useCheckoutView();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (layout === "desktop" || hasTrialAndIntroPrice(terms));
  const details = useMemo(() => ({ isOpen, toggle: () => setChosen(!isOpen) }), [isOpen]);
  const main = useRef<HTMLElement>(null);
  const entry = state.step === "payment-entry" ? state : null;
  const hasStarted = entry !== null;
  const { price } = state;
  const pricedFor = entry?.pricedFor ?? null;
  // Most field events change nothing of the offer.
  const panel = useMemo(() => {
    const toggleFromAbove = () => {
      details.toggle();
      if (!details.isOpen) requestAnimationFrame(() => goToTable(main.current));
    };
    const all = hasStarted ? { ...details, toggleFromAbove } : null;
    return <ProductPanel priced={{ price, pricedFor }} layout={layout} details={all} />;
  }, [price, pricedFor, layout, details, hasStarted]);
  const isEmpty = isLoadingForm({ state, form });
  return (
    <>
      {panel}
      <section className="hpc-main" aria-busy={isEmpty} ref={main}>
        {isEmpty ? <FormLoadingOverlay /> : null}
        {entry && form ? (
          <PayForm entry={entry} form={form} layout={layout} details={details} isHidden={isEmpty} />
        ) : null}
      </section>
    </>
  );
}

/** Only the table shows the dates of a trial that is followed by an introductory price. */
const hasTrialAndIntroPrice = (terms: PricePhases): boolean =>
  terms.kind === "subscription" && terms.trial !== null && terms.intro !== null;

/** On phones the table is far below the navigation bar. */
function goToTable(main: HTMLElement | null): void {
  const due = main?.querySelector(".hpc-due");
  due?.querySelector("button")?.focus({ preventScroll: true });
  due?.scrollIntoView({ block: "center" });
}
