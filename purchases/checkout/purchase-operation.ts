import type { TaxAnswer } from "@hemline/protocol";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { BillingApi } from "../http/billing-api.ts";
import type { CheckoutOrder } from "./checkout-order.ts";
import type { CheckoutSession } from "./checkout-session.ts";
import type { Event } from "./machine/events.ts";
import type { Address } from "./machine/tax-address.ts";
import { pollStatus } from "./poll-status.ts";
import { startSession } from "./start-session.ts";

/**
 * The running purchase at the billing service. Its id is known after the start, and dropped on success, on failure and
 * after the last poll.
 */
export class PurchaseOperation {
  readonly #api: BillingApi;
  readonly #request: CheckoutOrder["request"];
  #id: string | null = null;

  constructor(api: BillingApi, request: CheckoutOrder["request"]) {
    this.#api = api;
    this.#request = request;
  }

  async start(email: string | null): ReturnType<typeof startSession> {
    const started = await startSession(this.#api, this.#request, email);
    this.#id = started.session.operationSessionId;
    return started;
  }

  /** Returns to a purchase whose outcome could not be read. */
  resume({ operationSessionId }: CheckoutSession): void {
    this.#id = operationSessionId;
  }

  /** @throws PurchasesError 'No purchase started' */
  async calculateTaxes(address: Address | null, signal: AbortSignal): Promise<TaxAnswer> {
    const body = {
      ...(address?.countryCode ? { country_code: address.countryCode } : {}),
      ...(address?.postalCode ? { postal_code: address.postalCode } : {}),
    };
    return this.#api.calculateTaxes(this.#startedId("No purchase started"), body, signal);
  }

  /**
   * @returns the client secret; null where there is nothing new to confirm
   * @throws PurchasesError 'No purchase started'
   */
  async complete(email: string): Promise<string | null> {
    const answer = await this.#api.complete(this.#startedId("No purchase started"), email || undefined);
    return answer.gateway_params?.client_secret ?? null;
  }

  /** @throws PurchasesError 'No purchase in progress' */
  async poll(o: { round: number; wait: (ms: number) => Promise<void> }): Promise<Event> {
    const operationSessionId = this.#startedId("No purchase in progress");
    const end = await pollStatus(this.#api, { ...o, operationSessionId });
    const mayBeAskedOn = end.on === "unsettled" && end.problem.kind === "network";
    if (!mayBeAskedOn) this.#id = null;
    return end;
  }

  #startedId(otherwise: string): string {
    if (this.#id === null) throw new PurchasesError(ErrorCode.StoreProblemError, undefined, otherwise);
    return this.#id;
  }
}
