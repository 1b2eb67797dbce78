import { PaywallDraft } from "@hemline/protocol";
import * as z from "zod";
import { Identifier, nullable } from "./field-types.ts";

export const CatalogueOffering = z.strictObject({
  identifier: Identifier,
  description: z.string().max(2000),
  metadata: nullable(z.record(z.string(), z.unknown())),
  paywall: nullable(PaywallDraft),
  packages: z.array(z.strictObject({ identifier: Identifier, product: Identifier })).min(1),
});
export type CatalogueOffering = z.output<typeof CatalogueOffering>;

/** What is offered at a place of an app; null for nothing. */
export const CataloguePlacement = z.strictObject({ identifier: Identifier, offering: Identifier.nullable() });
