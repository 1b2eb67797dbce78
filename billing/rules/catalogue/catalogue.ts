import * as z from "zod";
import { CatalogueApp } from "./catalogue-app.ts";
import { CatalogueOffering, CataloguePlacement } from "./catalogue-offering.ts";
import { CatalogueProduct } from "./catalogue-product.ts";
import { CatalogueTargetingRule } from "./catalogue-targeting-rule.ts";
import { CatalogueWebhookEndpoint } from "./catalogue-webhook-endpoint.ts";
import { checkReferences } from "./check-references.ts";
import { Identifier, nullable, Title } from "./field-types.ts";

export { CatalogueApiKey } from "./catalogue-api-key.ts";

const CatalogueProject = z.strictObject({
  identifier: Identifier,
  name: Title,
  /** Whose a purchase is when a second identified customer shows it. */
  restore_behavior: z.enum(["transfer", "transfer_if_inactive", "keep"]).default("transfer"),
  /** Whether a sandbox month lasts five minutes or a month. */
  sandbox_periods: z.enum(["accelerated", "calendar"]).default("accelerated"),
});

const CatalogueCurrency = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_]{1,20}$/, "must be 1 to 20 letters, digits or _"),
  name: Title,
  description: nullable(z.string().min(1).max(2000)),
});

/** Everything a project sells and how its checkout looks, in one document: docs/catalogue.md. */
export const Catalogue = z
  .strictObject({
    project: CatalogueProject,
    apps: z.array(CatalogueApp).min(1),
    entitlements: z.array(z.strictObject({ identifier: Identifier, name: Title })),
    virtual_currencies: z.array(CatalogueCurrency).max(100).default([]),
    products: z.array(CatalogueProduct),
    offerings: z.array(CatalogueOffering),
    current_offering: nullable(Identifier),
    placements: z.array(CataloguePlacement).max(200).default([]),
    /** What placements get that are not named. */
    fallback_offering: nullable(Identifier),
    targeting_rules: z.array(CatalogueTargetingRule).max(200).default([]),
    webhook_endpoints: z.array(CatalogueWebhookEndpoint).max(50).default([]),
  })
  .superRefine((catalogue, context) =>
    checkReferences(catalogue, (path, message) => context.addIssue({ code: "custom", path, message })),
  );

/** A catalogue as its author writes it, before defaults. */
export type Catalogue = z.input<typeof Catalogue>;
export type ReadCatalogue = z.output<typeof Catalogue>;

/** The same with paywalls that lie in files of their own: there the file's name stands for the paywall. */
export type CatalogueDocument = Omit<Catalogue, "offerings"> & {
  offerings: (Omit<Catalogue["offerings"][number], "paywall"> & {
    paywall?: Catalogue["offerings"][number]["paywall"] | string;
  })[];
};
