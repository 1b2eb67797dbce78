import { AdjustmentsRequest, VirtualCurrenciesAnswer } from "@hemline/protocol";
import { maxBalance } from "@hemline/protocol/limits";
import * as p from "../../../problems.ts";
import { callsPerMinute } from "../../../rules/limits.ts";
import { balances, balancesAfterGrant } from "../examples/virtual-currencies.ts";
import type { Endpoint } from "./endpoint.ts";
import { idempotencyKey } from "./idempotency-key.ts";

export const virtualCurrencyEndpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: "/v1/subscribers/:id/virtual_currencies",
    name: "getVirtualCurrencies",
    title: "Get balances",
    group: "Virtual currencies",
    key: "public",
    description: "Returns a customer's balance of each of the project's virtual currencies.",
    responses: {
      200: { description: "The balances by currency code.", schema: VirtualCurrenciesAnswer, example: balances },
    },
  },
  {
    method: "post",
    path: "/v1/subscribers/:id/virtual_currencies/transactions",
    name: "adjustVirtualCurrencies",
    title: "Adjust balances",
    group: "Virtual currencies",
    key: "secret",
    description: `Grants (positive) and spends (negative) virtual currencies, all of them or none. Balances stay between 0 and ${maxBalance.toLocaleString("en-GB")}. Amounts that expire first are spent first. Up to ${callsPerMinute.currencyAdjustmentsPerKey} requests a minute for each key.`,
    headers: [idempotencyKey("level-12-reward")],
    body: {
      schema: AdjustmentsRequest,
      example: { adjustments: { GEM: 100 }, reference: "Reward for level 12" },
    },
    responses: {
      200: { description: "The new balances.", schema: VirtualCurrenciesAnswer, example: balancesAfterGrant },
    },
    errors: [p.UnknownSubscriber, p.UnknownCurrency, p.CurrencyShort, p.PurseFull, p.KeyInUse, p.KeyUsedOtherwise],
  },
];
