import type { StartRequest, TaxAnswer } from "@hemline/protocol";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { BillingCalls } from "../http/billing-api.ts";
import type { Event } from "./machine/events.ts";
import type { Address, Session } from "./machine/state.ts";
import { pollOperation } from "./poll-status.ts";
import { startSession } from "./start-session.ts";

/**
 * The purchase that is going on at the billing service. Its id comes with the start, and is forgotten on success, on
 * failure, and when the attempts to learn the outcome are used up.
 */
export class PurchaseOperation {
  readonly #calls: BillingCalls;
  #id: string | null = null;

  constructor(calls: BillingCalls) {
    this.#calls = calls;
  }

  async start(request: Omit<StartRequest, "email">, email: string | null): ReturnType<typeof startSession> {
    const started = await startSession(this.#calls, request, email);
    this.#id = started.session.operationSessionId;
    return started;
  }

  /** Goes back to a purchase whose outcome could not be learned. */
  resume({ operationSessionId }: Session): void {
    this.#id = operationSessionId;
  }

  /** @throws PurchasesError 'No purchase started' */
  async calculateTaxes(address: Address | null, signal: AbortSignal): Promise<TaxAnswer> {
    const body = {
      ...(address?.countryCode ? { country_code: address.countryCode } : {}),
      ...(address?.postalCode ? { postal_code: address.postalCode } : {}),
    };
    return this.#calls.calculateTaxes(this.#startedId("No purchase started"), body, signal);
  }

  /**
   * The client secret; null where there is nothing new to confirm.
   * @throws PurchasesError 'No purchase started'
   */
  async complete(email: string): Promise<string | null> {
    const answer = await this.#calls.complete(this.#startedId("No purchase started"), email || undefined);
    return answer.gateway_params?.client_secret ?? null;
  }

  /** @throws PurchasesError 'No purchase in progress' */
  async poll(o: { round: number; wait: (ms: number) => Promise<void> }): Promise<Event> {
    const operationSessionId = this.#startedId("No purchase in progress");
    const end = await pollOperation(this.#calls, { ...o, operationSessionId });
    const mayBeAskedOn = end.on === "unsettled" && end.problem.kind === "network";
    if (!mayBeAskedOn) this.#id = null;
    return end;
  }

  #startedId(otherwise: string): string {
    if (this.#id === null) throw new PurchasesError(ErrorCode.StoreProblemError, undefined, otherwise);
    return this.#id;
  }
}
