import * as z from "zod";
import { PeriodDuration, Price } from "./price.ts";

export const ProductType = z.enum(["subscription", "consumable", "non_consumable"]);
export type ProductType = z.infer<typeof ProductType>;

/** A phase of a subscription: `cycle_count` periods at `price`; a free one has no price. */
export const Phase = z.object({
  period_duration: PeriodDuration.nullable(),
  cycle_count: z.int(),
  price: Price.nullable(),
});
export type Phase = z.infer<typeof Phase>;

export const SubscriptionOption = z.object({
  id: z.string(),
  price_id: z.string(),
  base: Phase.nullable(),
  trial: Phase.nullable(),
  intro_price: Phase.nullable(),
});
export type SubscriptionOption = z.infer<typeof SubscriptionOption>;

export const NonSubscriptionOption = z.object({ id: z.string(), price_id: z.string(), base_price: Price });
export type NonSubscriptionOption = z.infer<typeof NonSubscriptionOption>;

const described = {
  identifier: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** A key of `purchase_options`. */
  default_purchase_option_id: z.string().nullable(),
};

/** Keys of `purchase_options` are the options' own ids. */
export const Product = z.discriminatedUnion("product_type", [
  z.object({
    ...described,
    product_type: z.literal("subscription"),
    purchase_options: z.record(z.string(), SubscriptionOption),
  }),
  z.object({
    ...described,
    product_type: z.enum(["consumable", "non_consumable"]),
    purchase_options: z.record(z.string(), NonSubscriptionOption),
  }),
]);
export type Product = z.infer<typeof Product>;

/** Answer of GET /rcbilling/v1/subscribers/{appUserId}/products. */
export const ProductsAnswer = z.object({
  product_details: z.array(Product),
  /** The address of the card provider's script, so that a purchase can load it early. `start` returns it too. */
  script_url: z.string().optional(),
});
export type ProductsAnswer = z.infer<typeof ProductsAnswer>;
