import type { VirtualCurrenciesAnswer } from "@hemline/protocol";
import { parseResponse } from "../http/parse-response.ts";

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
  const entries = parseResponse("getVirtualCurrencies", () =>
    Object.entries(virtual_currencies).map(([key, one]) => {
      const { balance, name, code, description } = one;
      return [key, { balance, name, code, serverDescription: description ?? null }] as const;
    }),
  );
  return { all: Object.fromEntries(entries) };
}
