import * as z from "zod";
import { PaywallComponents } from "./paywall/paywall.ts";

export const OfferingPackage = z.object({
  /** `$rc_annual`, `$rc_monthly` and so on have a meaning; any other is the developer's own. */
  identifier: z.string(),
  platform_product_identifier: z.string(),
});
export type OfferingPackage = z.infer<typeof OfferingPackage>;

export const Offering = z.object({
  identifier: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  packages: z.array(OfferingPackage),
  paywall_components: PaywallComponents.nullable(),
});
export type Offering = z.infer<typeof Offering>;

export const Placements = z.object({
  fallback_offering_id: z.string().nullable(),
  /** Null means "show nothing here"; an absent placement means the fallback. */
  offering_ids_by_placement: z.record(z.string(), z.string().nullable()).optional(),
});
export type Placements = z.infer<typeof Placements>;

export const Targeting = z.object({ rule_id: z.string(), revision: z.int() });
export type Targeting = z.infer<typeof Targeting>;

/** Answer of GET /v1/subscribers/{appUserId}/offerings. */
export const OfferingsAnswer = z.object({
  current_offering_id: z.string().nullable(),
  offerings: z.array(Offering),
  targeting: Targeting.optional(),
  placements: Placements.optional(),
});
export type OfferingsAnswer = z.infer<typeof OfferingsAnswer>;
