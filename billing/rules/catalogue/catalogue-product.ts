import { CurrencyCode } from "@hemline/protocol";
import { maxBalance } from "@hemline/protocol/limits";
import * as z from "zod";
import { Identifier, Length, nullable, Title } from "./field-types.ts";
import { priceError } from "./minimum-prices.ts";

const Amount = z.int().positive();

const CataloguePrice = z
  .strictObject({
    amount_micros: Amount,
    currency: CurrencyCode,
    /** What each cycle of the introductory phase costs in this currency. */
    intro_amount_micros: Amount.optional(),
  })
  .superRefine((price, context) => {
    for (const field of ["amount_micros", "intro_amount_micros"] as const) {
      const amount = price[field];
      const message = amount === undefined ? null : priceError(amount, price.currency);
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
  });
export type CataloguePrice = z.output<typeof CataloguePrice>;

const CataloguePhase = z.strictObject({ period: Length, cycles: z.int().positive().max(120).default(1) });

const Eligibility = z.enum(["everyone", "never_purchased", "never_subscribed", "never_this_product"]);

/** A further way to pay the same price: another trial, another introductory phase, for other people. */
const CatalogueOption = z
  .strictObject({
    identifier: Identifier.refine((it) => it !== "base_option", {
      message: "base_option is reserved for the product's own trial and intro",
    }),
    eligibility: Eligibility.default("never_this_product"),
    trial: CataloguePhase.optional(),
    /** `amounts` names what each cycle costs, for every currency of the product. */
    intro: CataloguePhase.extend({ amounts: z.record(CurrencyCode, Amount) }).optional(),
  })
  .superRefine(({ trial, intro }, context) => {
    const addIssue = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (!trial && !intro) addIssue([], "needs a trial or an intro; without them it is the base option");
    for (const [currency, amount] of Object.entries(intro?.amounts ?? {})) {
      const message = priceError(amount, currency);
      if (message) addIssue(["intro", "amounts", currency], message);
    }
  });

const CatalogueGrant = z.strictObject({
  code: z.string().min(1).max(20),
  /** With each purchase, and with each paid period. */
  amount: z.int().min(0).max(maxBalance),
  trial_amount: z.int().min(0).max(maxBalance).default(0),
  /** How long what was given lasts; for ever when left out. */
  expires_after: nullable(Length),
});

const described = {
  identifier: Identifier,
  title: Title,
  description: nullable(z.string().min(1).max(2000)),
  entitlements: z.array(Identifier).default([]),
  tax_code: z
    .string()
    .regex(/^txcd_\d{8}$/, "must be a code such as txcd_10000000")
    .default("txcd_10000000"),
  virtual_currencies: z.array(CatalogueGrant).default([]),
  /** The first is the price of customers who name no currency. */
  prices: z.array(CataloguePrice).min(1),
};

export const CatalogueProduct = z.discriminatedUnion("type", [
  z.strictObject({
    ...described,
    type: z.literal("subscription"),
    period: Length,
    /** Who gets `trial` and `intro`. */
    eligibility: Eligibility.default("never_this_product"),
    trial: CataloguePhase.optional(),
    intro: CataloguePhase.optional(),
    options: z.array(CatalogueOption).default([]),
    /** The option clients take on their own, for whom it is meant. */
    default_option: Identifier.default("base_option"),
    grace_period: nullable(Length),
    /** Products to change to at once, and at the end of the period. No other changes are offered. */
    upgrades_to: z.array(Identifier).default([]),
    downgrades_to: z.array(Identifier).default([]),
  }),
  z.strictObject({ ...described, type: z.enum(["consumable", "non_consumable"]) }),
]);
export type CatalogueProduct = z.output<typeof CatalogueProduct>;
export type CatalogueSubscription = Extract<CatalogueProduct, { type: "subscription" }>;
