import { IntegrationError } from "./element.ts";
import type { BillingDetails, ConfirmationToken, FrameSetup, FromFrame, Sheet, Wallet } from "./frame-messages.ts";
import { FramedElement, type FramePage } from "./framed-element.ts";
import { showWalletSheet } from "./wallet-sheet.ts";

interface Interval {
  recurringPaymentIntervalUnit?: string;
  recurringPaymentIntervalCount?: number;
}

interface BillingItem extends Interval {
  label: string;
  amount: number;
}

/** Options of the wallet's sheet, given on creation or when the button is pressed. */
export interface ExpressOptions {
  business?: { name?: string };
  applePay?: { recurringPaymentRequest?: { trialBilling?: BillingItem; regularBilling: BillingItem } };
}

export interface Agreement {
  wallet: Wallet;
  token: ConfirmationToken;
}

export interface ExpressPage extends Omit<FramePage, "path" | "title" | "update"> {
  wallet: Wallet | null;
  options: ExpressOptions;
  title: FramePage["title"];
  hold(agreement: Agreement | null): void;
}

const resolveTimeoutMs = 1000;

const taxLinesOf = ({ applePay }: ExpressOptions): Sheet["lines"] => {
  const request = applePay?.recurringPaymentRequest;
  if (!request) return [];
  const { trialBilling, regularBilling } = request;
  return [...(trialBilling ? [trialBilling] : []), regularBilling].map((item) => ({
    label: item.label,
    amount: item.amount,
    every: item.recurringPaymentIntervalUnit
      ? { unit: item.recurringPaymentIntervalUnit, count: item.recurringPaymentIntervalCount ?? 1 }
      : null,
  }));
};

const available = (wallet: Wallet | null) => ({
  amazonPay: false,
  applePay: wallet === "apple_pay",
  googlePay: wallet === "google_pay",
  link: false,
  paypal: false,
});

/** Lets only the page's first answer act, and none after the time is up. */
function acceptFirstAnswer(): (act: () => void) => void {
  let isOver = false;
  const late = setTimeout(() => {
    isOver = true;
    reportError(new IntegrationError("The click of a wallet's button has to be resolved within a second."));
  }, resolveTimeoutMs);
  return (act) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(late);
    act();
  };
}

/** Wallet buttons. Without a simulated wallet there are none, which is reported as the real provider does. */
export class ExpressCheckoutElement extends FramedElement {
  readonly #page: ExpressPage;

  constructor(page: ExpressPage) {
    super("expressCheckout", {
      path: "frame/wallet-button.html",
      ...page,
      update: (options) => void Object.assign(page.options, options),
    });
    this.#page = page;
  }

  protected override show(container: HTMLElement): void {
    if (this.#page.wallet) super.show(container);
    // Pages add their listeners only after mounting.
    else
      setTimeout(() => {
        if (this.container) this.emitToPage("ready", { availablePaymentMethods: undefined });
      });
  }

  protected override receive(message: FromFrame): void {
    const { wallet } = this.#page;
    if (message.kind === "press" && wallet) this.#pressed(wallet);
    else if (message.kind === "ready") this.emitToPage("ready", { availablePaymentMethods: available(wallet) });
    else super.receive(message);
  }

  /** As with a real wallet, the page has to answer the click within a second. */
  #pressed(wallet: Wallet): void {
    this.#page.hold(null);
    if (!this.hasHandlers("click")) return void this.#open(wallet, {});
    const onceInTime = acceptFirstAnswer();
    this.emitToPage("click", {
      expressPaymentType: wallet,
      resolve: (options: ExpressOptions = {}) => onceInTime(() => void this.#open(wallet, options)),
      reject: () => onceInTime(() => undefined),
    });
  }

  async #open(wallet: Wallet, given: ExpressOptions): Promise<void> {
    const options = { ...this.#page.options, ...given };
    const setup = this.#page.setup();
    const agreed = await showWalletSheet({ ...setup, sheet: this.#sheetOf(wallet, setup, options) });
    if (!agreed) return this.emitToPage("cancel");
    const { token, billingDetails } = agreed;
    this.#page.hold({ wallet, token });
    this.emitToPage("confirm", {
      expressPaymentType: wallet,
      billingDetails: { name: null, phone: null, ...billingDetails } satisfies BillingDetails,
      paymentFailed: () => this.#page.hold(null),
    });
  }

  #sheetOf(wallet: Wallet, { sheet }: FrameSetup, options: ExpressOptions): Sheet {
    const business = options.business?.name ?? location.hostname;
    return { amount: null, currency: null, ...sheet, wallet, business, lines: taxLinesOf(options) };
  }
}
