import { virtualCurrenciesMaxAgeMs } from "../limits.ts";
import type { VirtualCurrencies } from "./virtual-currencies.ts";

/** A date in the future means that the clock was set back, so that the age is unknown. */
function isFresh(readAt: number): boolean {
  const ageMs = Date.now() - readAt;
  return ageMs >= 0 && ageMs < virtualCurrenciesMaxAgeMs;
}

/** The balances of one customer after another: read at most every five minutes, and once for however many ask. */
export class VirtualCurrencyCache {
  #held: { appUserId: string; currencies: VirtualCurrencies; readAt: number } | null = null;
  #reading: { appUserId: string; answer: Promise<VirtualCurrencies> } | null = null;

  /** However old they are; null when they were never read, or have been forgotten. */
  held(appUserId: string): VirtualCurrencies | null {
    return this.#held?.appUserId === appUserId ? this.#held.currencies : null;
  }

  read(appUserId: string, ask: () => Promise<VirtualCurrencies>): Promise<VirtualCurrencies> {
    const held = this.#held;
    if (held?.appUserId === appUserId && isFresh(held.readAt)) return Promise.resolve(held.currencies);
    if (this.#reading?.appUserId === appUserId) return this.#reading.answer;
    const reading = { appUserId, answer: ask() };
    this.#reading = reading;
    return reading.answer.then(
      (currencies) => {
        // `forget` was called while this was read, so it may be outdated.
        if (this.#reading === reading) this.#held = { appUserId, currencies, readAt: Date.now() };
        this.#end(reading);
        return currencies;
      },
      (cause: unknown) => {
        this.#end(reading);
        throw cause;
      },
    );
  }

  forget(): void {
    this.#held = null;
    this.#reading = null;
  }

  #end(reading: object): void {
    if (this.#reading === reading) this.#reading = null;
  }
}
