import { packageIdsOf } from "@hemline/protocol";
import type { CatalogueApp } from "./catalogue-app.ts";
import type { CatalogueOffering } from "./catalogue-offering.ts";
import type { CatalogueProduct, CatalogueSubscription } from "./catalogue-product.ts";
import type { CatalogueTargetingRule } from "./catalogue-targeting-rule.ts";
import type { CatalogueWebhookEndpoint } from "./catalogue-webhook-endpoint.ts";

type AddIssue = (path: PropertyKey[], message: string) => void;

interface Named {
  apps: CatalogueApp[];
  entitlements: { identifier: string }[];
  virtual_currencies: { code: string }[];
  products: CatalogueProduct[];
  offerings: CatalogueOffering[];
  current_offering: string | null;
  placements: { identifier: string; offering: string | null }[];
  fallback_offering: string | null;
  targeting_rules: CatalogueTargetingRule[];
  webhook_endpoints: CatalogueWebhookEndpoint[];
}

export function checkReferences(catalogue: Named, addIssue: AddIssue): void {
  for (const list of [
    "apps",
    "entitlements",
    "products",
    "offerings",
    "placements",
    "targeting_rules",
    "webhook_endpoints",
  ] as const)
    unique(addIssue, [list], "identifier", catalogue[list]);
  unique(addIssue, ["virtual_currencies"], "code", catalogue.virtual_currencies);
  const keys = catalogue.apps.flatMap((app, at) => app.keys.map((it, i) => ({ at, i, key: it.key })));
  keys.forEach((it, at) => {
    if (keys.findIndex((other) => other.key === it.key) < at)
      addIssue(["apps", it.at, "keys", it.i, "key"], "this key is used twice");
  });

  const names = {
    entitlement: new Set(catalogue.entitlements.map((it) => it.identifier)),
    currency: new Set(catalogue.virtual_currencies.map((it) => it.code)),
    product: new Set(catalogue.products.map((it) => it.identifier)),
    offering: new Set(catalogue.offerings.map((it) => it.identifier)),
    app: new Set(catalogue.apps.map((it) => it.identifier)),
  };
  const refer = (path: PropertyKey[], kind: keyof typeof names, name: string | null) => {
    if (name !== null && !names[kind].has(name)) addIssue(path, `there is no ${kind} ${name}`);
  };

  catalogue.products.forEach((product, at) => {
    const here = ["products", at];
    product.entitlements.forEach((it, i) => {
      refer([...here, "entitlements", i], "entitlement", it);
    });
    product.virtual_currencies.forEach((it, i) => {
      refer([...here, "virtual_currencies", i, "code"], "currency", it.code);
    });
    checkProduct(product, (path, message) => addIssue([...here, ...path], message));
    if (product.type === "subscription") checkChanges(product, catalogue.products, here, addIssue);
  });
  catalogue.offerings.forEach((offering, at) => {
    unique(addIssue, ["offerings", at, "packages"], "identifier", offering.packages);
    offering.packages.forEach((it, i) => {
      refer(["offerings", at, "packages", i, "product"], "product", it.product);
    });
    const packages = offering.packages.map((it) => it.identifier);
    for (const id of offering.paywall ? packageIdsOf(offering.paywall) : [])
      if (!packages.includes(id)) addIssue(["offerings", at, "paywall"], `the offering has no package ${id}`);
  });
  refer(["current_offering"], "offering", catalogue.current_offering);
  refer(["fallback_offering"], "offering", catalogue.fallback_offering);
  catalogue.placements.forEach((it, at) => {
    refer(["placements", at, "offering"], "offering", it.offering);
  });
  catalogue.targeting_rules.forEach((rule, at) => {
    const here = ["targeting_rules", at];
    refer([...here, "offering"], "offering", rule.offering);
    for (const [placement, offering] of Object.entries(rule.placements))
      refer([...here, "placements", placement], "offering", offering);
    rule.conditions.forEach(({ subject, values }, i) => {
      if (subject !== "app") return;
      values.forEach((it, v) => {
        refer([...here, "conditions", i, "values", v], "app", it);
      });
    });
  });
  catalogue.webhook_endpoints.forEach((it, at) => {
    refer(["webhook_endpoints", at, "app"], "app", it.app);
  });
}

function unique<Key extends string>(
  addIssue: AddIssue,
  path: PropertyKey[],
  key: Key,
  list: readonly Record<Key, string>[],
) {
  list.forEach((it, at) => {
    if (list.findIndex((other) => other[key] === it[key]) < at)
      addIssue([...path, at, key], `${it[key]} is used more than once`);
  });
}

function checkProduct(product: CatalogueProduct, addIssue: AddIssue): void {
  unique(addIssue, ["prices"], "currency", product.prices);
  unique(addIssue, ["virtual_currencies"], "code", product.virtual_currencies);
  const wanted = product.type === "subscription" && product.intro !== undefined;
  product.prices.forEach((price, at) => {
    if (wanted !== (price.intro_amount_micros !== undefined))
      addIssue(["prices", at, "intro_amount_micros"], "is needed if the product has an intro, and only then");
  });
  if (product.type === "subscription") checkOptions(product, addIssue);
}

function checkOptions(product: CatalogueSubscription, addIssue: AddIssue): void {
  unique(addIssue, ["options"], "identifier", product.options);
  if (
    product.default_option !== "base_option" &&
    !product.options.some((it) => it.identifier === product.default_option)
  )
    addIssue(["default_option"], `there is no option ${product.default_option}`);
  const currencies = product.prices.map((it) => it.currency);
  product.options.forEach(({ intro }, at) => {
    if (!intro) return;
    for (const currency of currencies)
      if (intro.amounts[currency] === undefined)
        addIssue(["options", at, "intro", "amounts", currency], `is missing: the product has a price in ${currency}`);
    for (const currency of Object.keys(intro.amounts))
      if (!currencies.includes(currency))
        addIssue(["options", at, "intro", "amounts", currency], `the product has no price in ${currency}`);
  });
}

/** A change keeps the currency, so both must be sold in at least one. */
function checkChanges(
  from: CatalogueSubscription,
  products: CatalogueProduct[],
  here: PropertyKey[],
  addIssue: AddIssue,
) {
  const currencies = new Set(from.prices.map((it) => it.currency));
  for (const list of ["upgrades_to", "downgrades_to"] as const) {
    from[list].forEach((name, at) => {
      const to = products.find((it) => it.identifier === name);
      const say = (message: string) => addIssue([...here, list, at], message);
      if (!to) say(`there is no product ${name}`);
      else if (to === from) say("a product cannot change to itself");
      else if (to.type !== "subscription") say(`${name} is not a subscription`);
      else if (!to.prices.some((it) => currencies.has(it.currency))) say(`${name} is not sold in the same currency`);
      if (from[list].indexOf(name) < at) say(`${name} is listed twice`);
      if (list === "downgrades_to" && from.upgrades_to.includes(name)) say(`${name} is already an upgrade`);
    });
  }
}
