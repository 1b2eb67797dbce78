import { exportedAsset } from "../../rules/catalogue/asset-name.ts";
import type { Catalogue } from "../../rules/catalogue/catalogue.ts";
import { omitDefaults } from "../../rules/catalogue/omit-defaults.ts";
import { withPaywallImages } from "../../rules/catalogue/paywall-images.ts";
import { type CatalogueRows, catalogueRows } from "../../store/catalogue/catalogue-rows.ts";
import type { Sql } from "../../store/sql.ts";
import { exportedProduct } from "./exported-product.ts";

/**
 * A project as a document that changes nothing when it is applied. Secrets are not in it, neither keys nor those of
 * endpoints; they stay as they are. What is archived or retired is not in it either. The files it names are what
 * `exportAssets` gives.
 * @returns null when there is no such project.
 */
export async function exportCatalogue(db: Sql, project: string): Promise<Catalogue | null> {
  const rows = await catalogueRows(db, project);
  if (!rows) return null;
  return omitDefaults({
    project: exportedProject(rows),
    apps: rows.apps.map((it) => exportedApp(it, rows)),
    entitlements: rows.entitlements.map(({ identifier, name }) => ({ identifier, name })),
    virtual_currencies: rows.currencies.map(({ code, name, description }) => omitDefaults({ code, name, description })),
    products: rows.products.map((it) => exportedProduct(it, rows)),
    offerings: rows.offerings.map(({ id, identifier, description, metadata, paywall }) => ({
      ...omitDefaults({
        identifier,
        description,
        metadata,
        paywall: paywall && withPaywallImages(paywall, exportedAsset),
      }),
      packages: rows.packages
        .filter((it) => it.offeringId === id)
        .map((it) => ({ identifier: it.identifier, product: it.product })),
    })),
    current_offering: rows.project.currentOffering,
    placements: rows.placements.map(({ identifier, offering }) => ({ identifier, offering })),
    fallback_offering: rows.project.fallbackOffering,
    targeting_rules: rows.rules.map((rule) =>
      omitDefaults({
        identifier: rule.identifier,
        state: rule.state,
        starts_at: rule.startsAt?.toISOString() ?? null,
        ends_at: rule.endsAt?.toISOString() ?? null,
        conditions: rule.conditions,
        offering: rule.offering,
        placements: rule.placements,
      }),
    ),
    webhook_endpoints: rows.endpoints.map(exportedEndpoint),
  });
}

function exportedProject({ project }: CatalogueRows): Catalogue["project"] {
  const { identifier, name, restoreBehavior, sandboxIsAccelerated } = project;
  return omitDefaults(
    {
      identifier,
      name,
      restore_behavior: restoreBehavior,
      sandbox_periods: sandboxIsAccelerated ? ("accelerated" as const) : ("calendar" as const),
    },
    { restore_behavior: "transfer", sandbox_periods: "accelerated" },
  );
}

function exportedApp({ app, look }: CatalogueRows["apps"][number], { keys }: CatalogueRows): Catalogue["apps"][number] {
  return omitDefaults(
    {
      identifier: app.identifier,
      name: app.name,
      branding: look && exportedBranding(look),
      tax: omitDefaults(
        { collects: app.collectsTax, behavior: app.taxBehavior },
        { collects: false, behavior: "automatic" },
      ),
      redemption: omitDefaults({ offers: app.offersRedemption, url: app.redemptionUrl }, { offers: false }),
      renewal_letters: app.mailsRenewals,
      default_locale: app.defaultLocale,
      receipt_footer: app.receiptFooter,
      allow_paddle_keys: app.allowsPaddleKeys,
      keys: exportedKeys(keys.filter((it) => it.appId === app.id)),
    },
    { allow_paddle_keys: false, renewal_letters: false, tax: {}, redemption: {} },
  );
}

function exportedKeys(keys: CatalogueRows["keys"]) {
  return keys.flatMap(({ kind, publicKey, name }) =>
    kind !== "secret" && publicKey ? [omitDefaults({ kind, key: publicKey, name: name ?? undefined })] : [],
  );
}

function exportedBranding(look: NonNullable<CatalogueRows["apps"][number]["look"]>) {
  return omitDefaults({
    icon: look.icon && exportedAsset(look.icon),
    icon_webp: look.iconWebp && exportedAsset(look.iconWebp),
    wordmark: look.wordmark && exportedAsset(look.wordmark),
    wordmark_webp: look.wordmarkWebp && exportedAsset(look.wordmarkWebp),
    support_email: look.supportEmail,
    appearance: look.appearance,
    font: look.font && { ...look.font, font_url: exportedAsset(look.font.font_url) },
    feedback_form_url: look.feedbackFormUrl,
  });
}

function exportedEndpoint(row: CatalogueRows["endpoints"][number]) {
  const { identifier, url, eventTypes, app, environment, email } = row;
  const events = eventTypes as NonNullable<NonNullable<Catalogue["webhook_endpoints"]>[number]["events"]>;
  return omitDefaults({ identifier, url, events, app, environment, email }, { environment: "all" });
}
