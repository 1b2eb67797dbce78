import { expect, test } from "vitest";
import { type Eligibility, type Past, phasesFor } from "./eligibility.ts";

const trial = { period_duration: "P1W", cycle_count: 1, price: null };
const yearly = { productId: "yearly", productType: "subscription" } as const;
const monthly = { productId: "monthly", productType: "subscription" } as const;
const pins = { productId: "pins", productType: "consumable" } as const;

test.each<[Eligibility, string, Past, boolean]>([
  ["everyone", "who had this very subscription", [yearly], true],
  ["never_purchased", "a stranger", [], true],
  ["never_purchased", "who bought pins", [pins], false],
  ["never_purchased", "who subscribed to something else", [monthly], false],
  ["never_subscribed", "a stranger", [], true],
  ["never_subscribed", "who bought pins", [pins], true],
  ["never_subscribed", "who subscribed to something else", [pins, monthly], false],
  ["never_this_product", "a stranger", [], true],
  ["never_this_product", "who subscribed to something else", [pins, monthly], true],
  ["never_this_product", "who had this very subscription", [monthly, yearly], false],
])("phases for %s: %s", (eligibility, _who, past, gets) => {
  const phases = phasesFor(past, { productId: "yearly", eligibility, trial, intro: null });
  expect(phases).toEqual({ trial: gets ? trial : null, intro: null });
});
