import { type FormEvent, useLayoutEffect, useRef } from "react";
import { canPay } from "../../checkout/machine/can-pay.ts";
import type { Field, PaymentEntry } from "../../checkout/machine/state.ts";
import type { PaymentForm } from "../../checkout/payment-form.ts";
import { useShop } from "../checkout-view.ts";
import { AmountDue } from "../offer/amount-due.tsx";
import { Spinner } from "../spinner.tsx";
import type { Layout } from "../use-layout.ts";
import { Notices } from "./notices.tsx";
import { payButtonWords, whyNotPayWords } from "./pay-form-texts.ts";
import { Terms } from "./terms.tsx";
import { useFocusKept } from "./use-pay-button-focus.ts";

interface PayFormProps {
  entry: PaymentEntry;
  form: PaymentForm;
  layout: Layout;
  details: { isOpen: boolean; toggle(): void };
  isHidden: boolean;
}

/** The provider's fields and the pay button. */
export function PayForm({ entry, form, layout, details, isHidden }: PayFormProps) {
  const shop = useShop();
  const { t } = shop.language;
  const isPaying = entry.activity.doing === "paying";
  const payButton = useFocusKept(isPaying);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    shop.send({ on: "pay" });
  };
  const box = useRef<HTMLFormElement>(null);
  // The provider draws in the places with its own hands, and begins before this page is painted: its fields come over the
  // line. The card's come first, as there is most to come.
  useLayoutEffect(() => {
    const leave = (["payment", "email", "express"] as const).map((field) => {
      const place = box.current?.querySelector<HTMLElement>(`.hpc-field-${field}`);
      return place && form.mount(field, place);
    });
    return () => {
      for (const one of leave) one?.();
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
        <Place of="express" />
        <p className="hpc-or">
          <span>{t("payment_entry_page.express_checkout_divider")}</span>
        </p>
      </div>
      {entry.form.isEmailSkipped ? null : <Place of="email" />}
      <Place of="payment" />
      {layout === "mobile" ? <AmountDue entry={entry} details={details} /> : null}
      <Notices entry={entry} />
      <button
        ref={payButton}
        type="submit"
        className="hpc-button"
        data-testid="PayButton"
        disabled={!canPay(entry)}
        title={whyNotPayWords(shop.language, entry) || undefined}
      >
        {isPaying ? <Spinner size="small" label={t("payment_entry_page.processing")} /> : payButtonWords(shop, entry)}
      </button>
      <Terms price={entry.price} />
    </form>
  );
}

/** A place for one of the card provider's own fields. */
const Place = ({ of }: { of: Field }) => <div className={`hpc-field hpc-field-${of}`} data-testid={`${of}-field`} />;
