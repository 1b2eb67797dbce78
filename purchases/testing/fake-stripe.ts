import type { StripeConstructor } from "@stripe/stripe-js";

type Listener = (event: never) => void;

interface ConfirmOptions {
  clientSecret: string;
  elements?: object;
  confirmParams?: object;
}

/** The card provider for tests without a browser: its fields are filled by `emit`. */
export class FakeStripe {
  /** All calls in order, with their main argument. */
  readonly received: unknown[][] = [];
  /** The address in confirmation tokens. */
  address = { country: "US", postal_code: "10001" };
  /** Delays the confirmation of a payment. */
  confirmed: Promise<unknown> = Promise.resolve();
  /** The options of all elements. */
  readonly made: Record<string, object> = {};
  /** The call that throws. */
  refuses: "destroy" | "update" | null = null;
  readonly #listeners = new Map<string, Listener>();

  /** In place of the page's `Stripe`. */
  get client(): StripeConstructor {
    const make = (key: string, options: { stripeAccount?: string }) => {
      this.received.push(["Stripe", key, options.stripeAccount]);
      return this.#stripe();
    };
    return make as unknown as StripeConstructor;
  }

  /** Dispatches an event of a field. */
  emit(field: string, name: string, event: object = {}): void {
    this.#listeners.get(`${field} ${name}`)?.(event as never);
  }

  async #confirm(call: "confirmPayment" | "confirmSetup", o: ConfirmOptions): Promise<object> {
    this.received.push([call, o.clientSecret, o.elements ? "fields" : o.confirmParams]);
    this.made[call] = o;
    await this.confirmed;
    return {};
  }

  #stripe() {
    return {
      elements: (options: { amount?: number }) => {
        this.made.elements = options;
        this.received.push(["elements", options.amount]);
        return this.#elements();
      },
      createConfirmationToken: async () => ({
        confirmationToken: {
          id: "ctoken_1",
          payment_method_preview: { billing_details: { address: this.address } },
        },
      }),
      confirmPayment: (options: ConfirmOptions) => this.#confirm("confirmPayment", options),
      confirmSetup: (options: ConfirmOptions) => this.#confirm("confirmSetup", options),
    };
  }

  #record(call: "destroy" | "update", about: unknown): void {
    if (this.refuses === call) throw new Error(`No ${call}.`);
    this.received.push([call, about]);
  }

  #elements() {
    return {
      create: (field: string, options: object) => {
        this.made[field] = options;
        return {
          on: (name: string, listener: Listener) => this.#listeners.set(`${field} ${name}`, listener),
          mount: () => this.received.push(["mount", field]),
          unmount: () => {},
          destroy: () => this.#record("destroy", field),
        };
      },
      update: (options: { amount?: number }) => {
        this.made.update = { ...this.made.update, ...options };
        this.#record("update", options.amount);
      },
      submit: async () => ({}),
    };
  }
}
