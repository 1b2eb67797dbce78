import { BrandFont, BrandingAppearance, CurrencyCode, PaywallComponents, PeriodDuration } from "@hemline/protocol";
import * as z from "zod";

const Identifier = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_$.-]+$/, "letters, digits and _ $ . -");

const Amount = z.int().positive();

/** A key that browsers or servers present. The kind must be the one its prefix says. */
export const CatalogueKey = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("production"), key: z.string().regex(/^rcb_(?!sb_)[a-zA-Z0-9_.-]+$/) }),
  z.object({ kind: z.literal("sandbox"), key: z.string().regex(/^rcb_sb_[a-zA-Z0-9_.-]+$/) }),
  z.object({ kind: z.literal("test_store"), key: z.string().regex(/^test_[a-zA-Z0-9_.-]+$/) }),
  z.object({ kind: z.literal("secret"), key: z.string().regex(/^sk_[a-zA-Z0-9_.-]{16,}$/) }),
]);
export type CatalogueKey = z.infer<typeof CatalogueKey>;

const CataloguePrice = z.strictObject({
  amount_micros: Amount,
  currency: CurrencyCode,
  /** What each cycle of the introductory phase costs in this currency. */
  intro_amount_micros: Amount.optional(),
});

const CataloguePhase = z.strictObject({ period: PeriodDuration, cycles: z.int().positive().default(1) });

const named = {
  identifier: Identifier,
  title: z.string().min(1),
  description: z.string().nullable().default(null),
  entitlements: z.array(Identifier).default([]),
  /** The first is the price of customers who name no currency. */
  prices: z.array(CataloguePrice).min(1),
};

const CatalogueProduct = z.discriminatedUnion("type", [
  z.strictObject({
    ...named,
    type: z.literal("subscription"),
    period: PeriodDuration,
    trial: CataloguePhase.optional(),
    intro: CataloguePhase.optional(),
  }),
  z.strictObject({ ...named, type: z.enum(["consumable", "non_consumable"]) }),
]);
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

const CatalogueOffering = z.strictObject({
  identifier: Identifier,
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullable().default(null),
  paywall: PaywallComponents.nullable().default(null),
  packages: z.array(z.strictObject({ identifier: Identifier, product: Identifier })).min(1),
});

const CatalogueBranding = z.strictObject({
  icon: z.string().nullable().default(null),
  icon_webp: z.string().nullable().default(null),
  wordmark: z.string().nullable().default(null),
  wordmark_webp: z.string().nullable().default(null),
  support_email: z.email().nullable().default(null),
  appearance: BrandingAppearance.nullable().default(null),
  font: BrandFont.nullable().default(null),
  feedback_form_url: z.url().nullable().default(null),
});

/** Everything a project sells and how its checkout looks, in one document. */
export const Catalogue = z
  .strictObject({
    project: z.strictObject({ identifier: Identifier, name: z.string().min(1) }),
    apps: z
      .array(
        z.strictObject({
          identifier: Identifier,
          name: z.string().min(1),
          branding: CatalogueBranding.optional(),
          keys: z.array(CatalogueKey).default([]),
        }),
      )
      .min(1),
    entitlements: z.array(z.strictObject({ identifier: Identifier, name: z.string().min(1) })),
    products: z.array(CatalogueProduct),
    offerings: z.array(CatalogueOffering),
    current_offering: Identifier.nullable().default(null),
  })
  .superRefine((catalogue, context) => {
    const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    const known = (list: { identifier: string }[]) => new Set(list.map((it) => it.identifier));
    const unique = (name: string, list: { identifier: string }[]) => {
      if (known(list).size < list.length) fault([name], "two have the same identifier");
    };
    const [products, entitlements] = [known(catalogue.products), known(catalogue.entitlements)];

    unique("apps", catalogue.apps);
    unique("entitlements", catalogue.entitlements);
    unique("products", catalogue.products);
    unique("offerings", catalogue.offerings);
    catalogue.products.forEach((product, at) => {
      product.entitlements.forEach((it, i) => {
        if (!entitlements.has(it)) fault(["products", at, "entitlements", i], `there is no entitlement ${it}`);
      });
      if (new Set(product.prices.map((it) => it.currency)).size < product.prices.length)
        fault(["products", at, "prices"], "two prices have the same currency");
      product.prices.forEach((price, i) => {
        const wanted = product.type === "subscription" && product.intro !== undefined;
        if (wanted !== (price.intro_amount_micros !== undefined))
          fault(
            ["products", at, "prices", i, "intro_amount_micros"],
            "belongs to an introductory phase, and one to it",
          );
      });
    });
    catalogue.offerings.forEach((offering, at) => {
      unique(`offerings.${at}.packages`, offering.packages);
      offering.packages.forEach((it, i) => {
        if (!products.has(it.product))
          fault(["offerings", at, "packages", i, "product"], `there is no product ${it.product}`);
      });
    });
    if (catalogue.current_offering && !known(catalogue.offerings).has(catalogue.current_offering))
      fault(["current_offering"], `there is no offering ${catalogue.current_offering}`);
  });

/** A catalogue as its author writes it, before defaults. */
export type Catalogue = z.input<typeof Catalogue>;
export type ReadCatalogue = z.output<typeof Catalogue>;
