import { useRef, useState } from "react";
import type { PaymentForm } from "../checkout/payment-form.ts";
import type { PaymentEntry } from "../checkout/state.ts";
import type { TermsOfSale } from "../checkout/terms-of-sale.ts";
import { isWaiting } from "./is-waiting.ts";
import { PayForm } from "./pay-form.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { useShop } from "./shop.ts";
import type { Layout } from "./use-layout.ts";
import { Waiting } from "./waiting.tsx";

/** The offer beside the form. Until every field has reported ready, the form lies hidden under a spinner. */
export function PaymentEntryPage({
  entry,
  form,
  layout,
}: {
  entry: PaymentEntry;
  form: PaymentForm | null;
  layout: Layout;
}) {
  const { terms } = useShop();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (layout === "desktop" || hasTwoPromises(terms));
  const details = { isOpen, toggle: () => setChosen(!isOpen) };
  const main = useRef<HTMLElement>(null);
  const toggleFromAbove = () => {
    details.toggle();
    if (!isOpen) requestAnimationFrame(() => goToTable(main.current));
  };
  const isEmpty = isWaiting(entry, form);
  return (
    <>
      <ProductPanel priced={entry} layout={layout} details={{ ...details, toggleFromAbove }} />
      <section className="hpc-main" aria-busy={isEmpty} ref={main}>
        {isEmpty ? <Waiting /> : null}
        {form ? <PayForm entry={entry} form={form} layout={layout} details={details} isHidden={isEmpty} /> : null}
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
