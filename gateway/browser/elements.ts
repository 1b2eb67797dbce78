import {
  type ElementType,
  ExpressCheckoutElement,
  FramedElement,
  IntegrationError,
  type StripeElement,
} from "./element.ts";
import type { Account } from "./provider-calls.ts";
import type { Appearance, BillingDetails, FontSource, FrameSetup, Problem, QuestionAnswer } from "./words.ts";

export interface ElementsOptions {
  mode?: "payment" | "setup" | "subscription";
  clientSecret?: string;
  amount?: number;
  currency?: string;
  setupFutureUsage?: string | null;
  paymentMethodTypes?: string[];
  locale?: string;
  appearance?: Appearance;
  fonts?: FontSource[];
  loader?: "auto" | "always" | "never";
}

export interface ElementOptions {
  defaultValues?: { email?: string; billingDetails?: BillingDetails };
}

const pages = {
  payment: { path: "frame/payment.html", title: "Secure card form" },
  linkAuthentication: { path: "frame/email.html", title: "Secure email form" },
} as const;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T;

/** The elements of one form, which share their looks and are confirmed together. */
export class Elements {
  readonly #account: Account;
  #options: ElementsOptions;
  readonly #created = new Map<ElementType, StripeElement>();

  constructor(account: Account, options: ElementsOptions) {
    this.#account = account;
    this.#options = { ...options };
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  create(type: ElementType, options: ElementOptions = {}): StripeElement {
    if (this.#created.has(type)) throw new IntegrationError(`There is a ${type} element already: destroy it first.`);
    const element = this.#made(type, options);
    this.#created.set(type, element);
    return element;
  }

  #made(type: ElementType, options: ElementOptions): StripeElement {
    const leave = () => void this.#created.delete(type);
    switch (type) {
      case "expressCheckout":
        return new ExpressCheckoutElement(type, leave);
      case "payment":
      case "linkAuthentication":
        return new FramedElement(type, { ...pages[type], setup: () => this.#setup(options), leave });
    }
    throw new IntegrationError(`There is no element of the kind ${String(type)}.`);
  }

  #setup({ defaultValues = {} }: ElementOptions): FrameSetup {
    const { locale = "auto", appearance = {}, fonts = [], setupFutureUsage = null } = this.#options;
    return {
      ...this.#account,
      locale: locale === "auto" ? navigator.language : locale,
      // Pages hand over reactive objects, which cannot be posted as they are.
      appearance: plain(appearance),
      fonts: plain(fonts),
      setupFutureUsage,
      defaults: plain({
        ...defaultValues.billingDetails,
        ...(defaultValues.email ? { email: defaultValues.email } : {}),
      }),
    };
  }

  getElement(type: ElementType): StripeElement | null {
    return this.#created.get(type) ?? null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    for (const element of this.#framed()) element.refresh();
  }

  async fetchUpdates(): Promise<object> {
    return {};
  }

  /** Checks every field and shows what is missing. */
  async submit(): Promise<{ error: Problem } | { selectedPaymentMethod?: string }> {
    const answers = await Promise.all(this.#framed().map((element) => element.ask({ name: "validate" })));
    const wrong = answers.find((answer): answer is { error: Problem } => "error" in answer);
    if (wrong) return wrong;
    return this.#framedElement("payment") ? { selectedPaymentMethod: "card" } : {};
  }

  /** The card as a token of the provider; its number stays in the frame. */
  async token(billingDetails: BillingDetails, returnUrl: string | null): Promise<QuestionAnswer> {
    const payment = this.#framedElement("payment");
    if (!payment) throw new IntegrationError("These elements have no payment element.");
    const email = this.#framedElement("linkAuthentication")?.value.email;
    const known = typeof email === "string" && email !== "" ? { email } : {};
    return payment.ask({ name: "token", billingDetails: { ...known, ...plain(billingDetails) }, returnUrl });
  }

  showProblem(problem: Problem): void {
    this.#framedElement("payment")?.showProblem(problem);
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
