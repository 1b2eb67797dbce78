import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { canPay } from "../checkout/pay-rule.ts";
import type { PaymentForm } from "../checkout/payment-form.ts";
import type { PaymentEntry, PriceBreakdown } from "../checkout/state.ts";
import { hasTrial } from "../checkout/terms-of-sale.ts";
import { Notices } from "./notices.tsx";
import { payButtonWords, termsWords } from "./pay-words.ts";
import { dueToday } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { ProviderField } from "./provider-field.tsx";
import { money, useShop } from "./shop.ts";
import { Spinner } from "./spinner.tsx";
import type { Layout } from "./use-layout.ts";

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
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? layout === "desktop";
  const details = { isOpen, toggle: () => setChosen(!isOpen) };
  const main = useRef<HTMLElement>(null);
  const toggleFromAbove = () => {
    details.toggle();
    // On a phone the table opens far below the button in the navbar.
    if (!isOpen) requestAnimationFrame(() => main.current?.querySelector("dl")?.scrollIntoView({ block: "center" }));
  };
  const isWaiting = !form || entry.form.waitingFor.length > 0;
  return (
    <>
      <ProductPanel priced={entry} layout={layout} details={{ ...details, toggleFromAbove }} />
      <section className="hpc-main" aria-busy={isWaiting} ref={main}>
        {isWaiting ? <Waiting /> : null}
        {form ? <PayForm entry={entry} form={form} layout={layout} details={details} isHidden={isWaiting} /> : null}
      </section>
    </>
  );
}

/** The same page before the purchase has been started: the offer is known already. */
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

function Waiting() {
  const { t } = useShop().language;
  return (
    <div className="hpc-waiting">
      <Spinner size="large" label={t("payment_entry_page.loading")} />
    </div>
  );
}

interface PayFormProps {
  entry: PaymentEntry;
  form: PaymentForm;
  layout: Layout;
  details: { isOpen: boolean; toggle(): void };
  isHidden: boolean;
}

function PayForm({ entry, form, layout, details, isHidden }: PayFormProps) {
  const shop = useShop();
  const { t } = shop.language;
  const isPaying = entry.activity.doing === "paying";
  const payButton = useFocusKept(isPaying);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    shop.send({ on: "pay" });
  };
  return (
    <form
      className="hpc-form"
      data-testid="payment-form"
      data-hidden={isHidden}
      aria-busy={isPaying}
      onSubmit={pay}
      noValidate
    >
      <h2 className="hpc-title hpc-display">{t("payment_entry_page.payment_step_title")}</h2>
      <div className="hpc-express" data-empty={!entry.form.hasWallets}>
        <ProviderField form={form} field="express" />
        <p className="hpc-or">
          <span>{t("payment_entry_page.express_checkout_divider")}</span>
        </p>
      </div>
      {entry.form.isEmailSkipped ? null : <ProviderField form={form} field="email" />}
      <ProviderField form={form} field="payment" />
      {layout === "mobile" ? <Due entry={entry} details={details} /> : null}
      <Notices entry={entry} />
      <button ref={payButton} type="submit" className="hpc-button" data-testid="PayButton" disabled={!canPay(entry)}>
        {isPaying ? <Spinner size="small" label={t("payment_entry_page.processing")} /> : payButtonWords(shop, entry)}
      </button>
      <Terms entry={entry} />
    </form>
  );
}

/** A button that is switched off loses the focus; whoever pressed it by key finds it again there. */
function useFocusKept(isPaying: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPaying = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasPaying.current && !isPaying && (activeElement === null || activeElement === body))
      button.current?.focus({ preventScroll: true });
    wasPaying.current = isPaying;
  }, [isPaying]);
  return button;
}

function Due({ entry, details }: Pick<PayFormProps, "entry" | "details">) {
  const shop = useShop();
  const { t } = shop.language;
  const tableId = useId();
  return (
    <div className="hpc-due">
      <p aria-live="polite">
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

function Terms({ entry: { price } }: Pick<PayFormProps, "entry">) {
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
