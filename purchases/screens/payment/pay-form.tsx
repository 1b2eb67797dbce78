import { type FormEvent, useLayoutEffect, useRef } from "react";
import { canPay } from "../../checkout/machine/payment-entry-checks.ts";
import type { Field, PaymentEntry } from "../../checkout/machine/state.ts";
import type { PaymentForm } from "../../checkout/payment-form.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { AmountDue } from "../offer/amount-due.tsx";
import { Spinner } from "../spinner.tsx";
import type { Layout } from "../use-layout.ts";
import { Notices } from "./notices.tsx";
import { missingForPaymentText, payButtonText } from "./pay-form-texts.ts";
import { Terms } from "./terms.tsx";
import { usePayButtonFocus } from "./use-pay-button-focus.ts";

interface PayFormProps {
  entry: PaymentEntry;
  form: PaymentForm;
  layout: Layout;
  details: { isOpen: boolean; toggle(): void };
  isHidden: boolean;
}

export function PayForm({ entry, form, layout, details, isHidden }: PayFormProps) {
  const view = useCheckoutView();
  const { t } = view.language;
  const isPaying = entry.activity.doing === "paying";
  const payButton = usePayButtonFocus(isPaying);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    view.send({ on: "pay" });
  };
  const box = useRef<HTMLFormElement>(null);
  // Before the paint, as the provider loads its fields over the network; the card's first, which take longest.
  useLayoutEffect(() => {
    const unmounts = (["payment", "email", "express"] as const).map((field) => {
      const slot = box.current?.querySelector<HTMLElement>(`.hpc-field-${field}`);
      return slot && form.mount(field, slot);
    });
    return () => {
      for (const one of unmounts) one?.();
    };
  }, [form]);
  return (
    <form
      ref={box}
      className="hpc-form"
      data-testid="payment-form"
      data-hidden={isHidden}
      aria-busy={isPaying}
      onSubmit={pay}
      noValidate
    >
      <h2 className="hpc-title hpc-display">{t("payment_entry_page.payment_step_title")}</h2>
      <div className="hpc-express" data-empty={!entry.form.hasWallets}>
        <FieldSlot of="express" />
        <p className="hpc-or">
          <span>{t("payment_entry_page.express_checkout_divider")}</span>
        </p>
      </div>
      {entry.form.isEmailSkipped ? null : <FieldSlot of="email" />}
      <FieldSlot of="payment" />
      {layout === "mobile" ? <AmountDue entry={entry} details={details} /> : null}
      <Notices entry={entry} />
      <button
        ref={payButton}
        type="submit"
        className="hpc-button"
        data-testid="PayButton"
        disabled={!canPay(entry)}
        title={missingForPaymentText(view.language, entry) || undefined}
      >
        {isPaying ? <Spinner size="small" label={t("payment_entry_page.processing")} /> : payButtonText(view, entry)}
      </button>
      <Terms price={entry.price} />
    </form>
  );
}

/** Where one of the card provider's own fields is mounted. */
const FieldSlot = ({ of }: { of: Field }) => (
  <div className={`hpc-field hpc-field-${of}`} data-testid={`${of}-field`} />
);
