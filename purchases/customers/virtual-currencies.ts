import type { VirtualCurrenciesAnswer } from "@hemline/protocol";
import { parseAnswer } from "../http/parse-answer.ts";
import { virtualCurrenciesMaxAgeMs } from "../timeouts.ts";

/** A customer's balance of one virtual currency. */
export interface VirtualCurrency {
  /** In whole units; can be negative. */
  readonly balance: number;
  readonly name: string;
  /** The currency's code in the catalogue, e.g. `GLD`. */
  readonly code: string;
  /** Null without a description in the catalogue. */
  readonly serverDescription: string | null;
}

/** A customer's balances, by the currencies' codes. */
export interface VirtualCurrencies {
  readonly all: { readonly [code: string]: VirtualCurrency };
}

/** @throws PurchasesError UnexpectedBackendResponseError */
export function parseVirtualCurrencies({ virtual_currencies }: VirtualCurrenciesAnswer): VirtualCurrencies {
  const entries = parseAnswer("getVirtualCurrencies", () =>
    Object.entries(virtual_currencies).map(([key, one]) => {
      const { balance, name, code, description } = one;
      return [key, { balance, name, code, serverDescription: description ?? null }] as const;
    }),
  );
  return { all: Object.fromEntries(entries) };
}

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
