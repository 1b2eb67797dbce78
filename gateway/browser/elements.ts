import { type ElementType, IntegrationError, notLoaded, type StripeElement } from "./element.ts";
import { checkOptions, differenceTo, type ElementOptions, type ElementsOptions } from "./elements-options.ts";
import { type Agreement, ExpressCheckoutElement, type ExpressOptions } from "./express-checkout.ts";
import type { BillingDetails, FrameSetup, Intent, Problem, QuestionAnswer } from "./frame-messages.ts";
import { cardTitle, emailTitle, walletTitle } from "./frame-titles.ts";
import { FramedElement } from "./framed-element.ts";
import type { Account } from "./provider-calls.ts";
import { offeredWallet } from "./script-address.ts";

const pages = {
  payment: { path: "frame/payment.html", title: cardTitle },
  linkAuthentication: { path: "frame/email.html", title: emailTitle },
} as const;

const asksAddress = (fields: ElementOptions["fields"]): boolean => {
  const asked = fields?.billingDetails;
  return (typeof asked === "object" ? asked.address : asked) !== "never";
};

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T;

/** The elements of one form, which share their appearance and are confirmed together. */
export class Elements {
  readonly #account: Account;
  #options: ElementsOptions;
  readonly #created = new Map<ElementType, StripeElement>();
  /** What the customer agreed to in a wallet. While it is set, it replaces the card's fields. */
  #agreement: Agreement | null = null;
  #wasSubmitted = false;

  constructor(account: Account, options: ElementsOptions) {
    checkOptions(options);
    this.#account = account;
    this.#options = { ...options };
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  create(type: ElementType, options: ElementOptions & ExpressOptions = {}): StripeElement {
    if (this.#created.has(type)) throw new IntegrationError(`There is a ${type} element already: destroy it first.`);
    const element = this.#made(type, { ...options });
    this.#created.set(type, element);
    return element;
  }

  #made(type: ElementType, options: ElementOptions & ExpressOptions): StripeElement {
    const leave = () => void this.#created.delete(type);
    const setup = () => this.#setup(options);
    const update = (more: object) => void Object.assign(options, more);
    switch (type) {
      case "expressCheckout": {
        const hold = (agreement: Agreement | null) => {
          this.#agreement = agreement;
        };
        return new ExpressCheckoutElement({ wallet: offeredWallet, options, title: walletTitle, setup, leave, hold });
      }
      case "payment":
        // Entering the card's fields abandons the wallet.
        return new FramedElement(type, { ...pages[type], setup, update, leave, onEnter: () => this.forgetAgreement() });
      case "linkAuthentication":
        return new FramedElement(type, { ...pages[type], setup, update, leave });
    }
    throw new IntegrationError(`There is no element of the kind ${String(type)}.`);
  }

  #setup({ defaultValues = {}, business, terms, fields, readOnly = false }: ElementOptions): FrameSetup {
    const { locale = "auto", appearance = {}, fonts = [], amount = null, currency = null } = this.#options;
    return {
      ...this.#account,
      locale: locale === "auto" ? navigator.language : locale,
      // Pages pass reactive objects, which postMessage cannot clone.
      appearance: plain(appearance),
      fonts: plain(fonts),
      setupFutureUsage: this.#options.setupFutureUsage ?? null,
      defaults: plain({
        ...defaultValues.billingDetails,
        ...(defaultValues.email ? { email: defaultValues.email } : {}),
      }),
      mandateOf: this.#isForLaterPayments && terms?.card !== "never" ? (business?.name ?? location.hostname) : null,
      asksAddress: asksAddress(fields),
      isReadOnly: readOnly,
      wallet: offeredWallet,
      sheet: offeredWallet && { wallet: offeredWallet, business: "", amount, currency, lines: [] },
    };
  }

  /** Whether the card is kept to be charged without the customer. */
  get #isForLaterPayments(): boolean {
    const { mode, setupFutureUsage } = this.#options;
    return mode === "setup" || mode === "subscription" || setupFutureUsage === "off_session";
  }

  getElement(type: ElementType): StripeElement | null {
    return this.#created.get(type) ?? null;
  }

  update(options: ElementsOptions): void {
    const next = { ...this.#options, ...options };
    checkOptions(next);
    this.#options = next;
    for (const element of this.#framed()) element.refresh();
  }

  /** Fields depend on the page's options alone: there is nothing to fetch. */
  async fetchUpdates(): Promise<{ error?: Problem }> {
    return {};
  }

  async submit(): Promise<{ error: Problem } | { selectedPaymentMethod?: string }> {
    this.#wasSubmitted = true;
    if (this.#agreement) return { selectedPaymentMethod: this.#agreement.wallet };
    const asked = this.#framed().filter((element) => element.type !== "expressCheckout");
    const answers = await Promise.all(asked.map((element) => element.request({ name: "validate" })));
    const wrong = answers.find((answer): answer is { error: Problem } => "error" in answer);
    if (wrong) return wrong;
    return this.#framedElement("payment") ? { selectedPaymentMethod: "card" } : {};
  }

  /** @throws IntegrationError when a form without an intent was not submitted. */
  requireSubmitted(call: string): void {
    if (this.#options.mode !== undefined && !this.#wasSubmitted)
      throw new IntegrationError(`elements.submit() has to be called before ${call}.`);
  }

  /** The card's number stays in the frame; only a token leaves it. */
  async token(billingDetails: BillingDetails, returnUrl: string | null): Promise<QuestionAnswer> {
    if (this.#agreement) return { token: this.#agreement.token };
    const payment = this.#framedElement("payment");
    if (!payment) throw new IntegrationError("These elements have no payment element.");
    const email = this.#framedElement("linkAuthentication")?.value.email;
    const known = typeof email === "string" && email !== "" ? { email } : {};
    return payment.request({ name: "token", billingDetails: { ...known, ...plain(billingDetails) }, returnUrl });
  }

  /** Forgets any wallet agreement, or only the one with this token. */
  forgetAgreement(tokenId?: string): void {
    if (tokenId === undefined || this.#agreement?.token.id === tokenId) this.#agreement = null;
  }

  differenceTo(intent: Intent): string | undefined {
    return differenceTo(intent, this.#options);
  }

  get isDeferred(): boolean {
    return this.#options.mode !== undefined;
  }

  /** Shows a problem in the card's form. @returns it with its message in the form's language */
  async showProblem(problem: Problem): Promise<Problem> {
    const payment = this.#framedElement("payment");
    if (!payment || problem === notLoaded) return problem;
    const answer = await payment.request({ name: "show", problem }).catch(() => ({}));
    return "sentence" in answer ? { ...problem, message: answer.sentence } : problem;
  }

  setBusy(isBusy: boolean): void {
    for (const element of this.#framed()) element.setBusy(isBusy);
  }

  #framedElement(type: ElementType): FramedElement | undefined {
    const element = this.#created.get(type);
    return element instanceof FramedElement ? element : undefined;
  }

  #framed(): FramedElement[] {
    return [...this.#created.values()].filter((element) => element instanceof FramedElement);
  }
}
