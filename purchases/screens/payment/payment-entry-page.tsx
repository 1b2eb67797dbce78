import { useMemo, useRef, useState } from "react";
import type { Checkout } from "../../checkout/machine/state.ts";
import type { Moment } from "../../checkout/run-checkout.ts";
import type { TermsOfSale } from "../../checkout/terms-of-sale.ts";
import { useShop } from "../checkout-view.ts";
import { isWaiting } from "../is-waiting.ts";
import { ProductPanel } from "../offer/product-panel.tsx";
import type { Layout } from "../use-layout.ts";
import { PayForm } from "./pay-form.tsx";
import { Waiting } from "./waiting.tsx";

interface PaymentEntryPageProps {
  state: Extract<Checkout, { step: "payment-entry-loading" | "payment-entry" }>;
  form: Moment["form"];
  layout: Layout;
}

/**
 * The offer, which is known from the beginning, beside the form. Until every field has reported ready, the form lies
 * hidden under a spinner.
 */
export function PaymentEntryPage({ state, form, layout }: PaymentEntryPageProps) {
  const { terms } = useShop();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (layout === "desktop" || hasTwoPromises(terms));
  const details = useMemo(() => ({ isOpen, toggle: () => setChosen(!isOpen) }), [isOpen]);
  const main = useRef<HTMLElement>(null);
  const entry = state.step === "payment-entry" ? state : null;
  const hasStarted = entry !== null;
  const { price } = state;
  const pricedFor = entry?.pricedFor ?? null;
  // Most of what happens to the fields changes nothing of the offer.
  const panel = useMemo(() => {
    const toggleFromAbove = () => {
      details.toggle();
      if (!details.isOpen) requestAnimationFrame(() => goToTable(main.current));
    };
    const all = hasStarted ? { ...details, toggleFromAbove } : null;
    return <ProductPanel priced={{ price, pricedFor }} layout={layout} details={all} />;
  }, [price, pricedFor, layout, details, hasStarted]);
  const isEmpty = isWaiting({ state, form });
  return (
    <>
      {panel}
      <section className="hpc-main" aria-busy={isEmpty} ref={main}>
        {isEmpty ? <Waiting /> : null}
        {entry && form ? (
          <PayForm entry={entry} form={form} layout={layout} details={details} isHidden={isEmpty} />
        ) : null}
      </section>
    </>
  );
}

/** Where a trial leads to an introductory price, only the table says when each is charged. */
const hasTwoPromises = (terms: TermsOfSale): boolean =>
  terms.kind === "subscription" && terms.trial !== null && terms.intro !== null;

/** On a phone the table opens far below the button in the navbar, under one of its own. */
function goToTable(main: HTMLElement | null): void {
  const due = main?.querySelector(".hpc-due");
  due?.querySelector("button")?.focus({ preventScroll: true });
  due?.scrollIntoView({ block: "center" });
}
