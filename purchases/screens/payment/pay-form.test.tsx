import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { openPaymentForm } from "../../stripe/open-payment-form.ts";
import { FakeStripe } from "../../testing/fake-stripe.ts";
import { session } from "../../testing/machine-driver.ts";
import { entryFor, viewOfSubscription } from "../../testing/sample-views.ts";
import { CheckoutViewContext } from "../checkout-context.ts";
import { PayForm } from "./pay-form.tsx";

type Change = Partial<Omit<PaymentEntry, "form">> & { form?: Partial<PaymentEntry["form"]> };

function drawn({ form, ...change }: Change = {}, view = viewOfSubscription()): string {
  const entry = entryFor(view, "disabled", "card");
  const look = { appearance: {}, fonts: [], locale: "en", businessName: null, needsBillingAddress: false };
  return renderToStaticMarkup(
    <CheckoutViewContext value={view}>
      <PayForm
        entry={{ ...entry, ...change, form: { ...entry.form, ...form } }}
        form={openPaymentForm(new FakeStripe().client, session, { ...look, applePay: null }, () => {})}
        layout="desktop"
        details={{ isOpen: true, toggle: () => {} }}
        isHidden={false}
      />
    </CheckoutViewContext>,
  );
}

const payButton = (html: string) => /<button[^>]*data-testid="PayButton"[^>]*>/.exec(html)?.[0];

describe("the form", () => {
  test.each([
    [false, true],
    [true, false],
  ])("an email that is known: %s, shows its field: %s", (isEmailSkipped, isShown) => {
    expect(drawn({ form: { isEmailSkipped } }).includes('data-testid="email-field"')).toBe(isShown);
  });

  test.each([true, false])("wallets: %s, with the line between them and the card", (hasWallets) => {
    const html = drawn({ form: { hasWallets } });
    expect(html).toContain(`class="hpc-express" data-empty="${!hasWallets}"`);
    expect(html).toContain("OR PAY WITH CARD");
  });

  test("can be paid when the rule says so, and says that it is busy while it pays", () => {
    expect(payButton(drawn())).not.toContain("disabled");
    expect(payButton(drawn())).not.toContain("title");
    const grey = payButton(drawn({ form: { isPaymentComplete: false } }));
    expect(grey).toContain("disabled");
    expect(grey).toContain('title="Complete your payment details to continue."');
    const activity = { doing: "paying", stage: "submitting", method: "card", email: "", tokenId: null } as const;
    const paying = drawn({ activity });
    expect(payButton(paying)).toContain("disabled");
    expect(paying).toContain("Processing your payment. Keep this page open.");
  });
});

describe("a price that changed", () => {
  const review = { activity: { doing: "review" } } as const;
  const words = (html: string) =>
    /data-testid="price-update"><h3>([^<]*)<\/h3><p>([^<]*)</.exec(html)?.slice(1).join(": ") ?? null;

  test("is shown, with the note that the card is charged only once", () => {
    expect(words(drawn())).toBeNull();
    expect(words(drawn(review))).toBe(
      "Price update: The total price has been updated with tax based on your billing address. Please review and try again. Your card will only be charged once.",
    );
  });
  test("leaves a free trial free", () => {
    expect(words(drawn(review, viewOfSubscription({ trial: "P1W" })))).toBe(
      "Price update: The subscription price now includes tax based on your billing address. Your free trial still applies. Please check the price and try again.",
    );
  });
});
