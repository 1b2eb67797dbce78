import { describe, expect, test } from "vitest";
import { circlesIn, fileOf, files, imports, isTest } from "./vitest/import-graph.ts";

test("no folder of a package imports its neighbours in a circle, types included", () => {
  const edges = new Map<string, string[]>();
  for (const one of imports) {
    if (!one.to.startsWith(".") || isTest(one.from)) continue;
    const [start, end] = [one.from.split("/"), fileOf(one).split("/")];
    const at = start.findIndex((name, index) => name !== end[index]);
    const isBetweenFolders = at > 0 && at < Math.min(start.length, end.length) - 1;
    if (!isBetweenFolders) continue;
    const folder = (names: string[]) => names.slice(0, at + 1).join("/");
    edges.set(folder(start), [...(edges.get(folder(start)) ?? []), folder(end)]);
  }
  expect(circlesIn(edges)).toEqual([]);
});

/** What each folder of billing may import from the others; a file at its root counts as a folder of its own. */
const billingLaw: Record<string, string[]> = {
  "billing.ts": ["http", "flows", "events", "context", "provider", "store", "rules", "problems.ts"],
  http: ["flows", "events", "context", "store", "rules", "i18n", "problems.ts"],
  flows: ["events", "context", "provider", "store", "rules", "problems.ts"],
  events: ["context", "store", "rules", "i18n", "problems.ts"],
  context: ["provider", "store"],
  provider: ["rules"],
  store: ["rules"],
  rules: ["problems.ts"],
  i18n: [],
  "problems.ts": [],
};

describe("the law between billing's folders", () => {
  const billing = imports.filter((one) => /^billing\//.test(one.from) && one.to.startsWith(".") && !isTest(one.from));
  test("a request goes through http, flows, then events, store and provider, down to the rules", () => {
    const part = (file: string) => file.split("/")[1] ?? "";
    const forbidden = billing
      .filter((one) => part(one.from) !== part(fileOf(one)))
      .filter((one) => part(one.from) !== "drizzle.config.ts")
      .filter((one) => !billingLaw[part(one.from)]?.includes(part(fileOf(one))))
      .map((one) => `${one.from} imports ${fileOf(one)}`);
    expect(forbidden).toEqual([]);
  });

  test("tests stand beside what they test, and none at the root", () => {
    expect(files.filter((file) => /^billing\/[^/]+\.test\.ts$/.test(file))).toEqual([]);
  });
});

/** The site's server from bottom to top: each folder, and each file beside them, imports only what stands above it in this list. */
const siteServerLayers = [
  "problems",
  "problems.ts",
  "db",
  "http",
  "images",
  "storage",
  "billing-client",
  "live",
  "invalidation",
  "site-context.ts",
  "counters",
  "request",
  "rate-windows",
  "accounts",
  "audit",
  "cases",
  "idempotency",
  "relations",
  "sitemap",
  "notifications",
  "photos",
  "open-graph",
  "slugs",
  "brands",
  "collections",
  "products",
  "catalogue",
  "drafts",
  "items",
  "looks",
  "reviews",
  "groups",
  "discussions",
  "subscription",
  "notebook",
  "comments",
  "saves",
  "notification-list",
  "current-user",
  "members",
  "product-pages",
  "outfits",
  "wears",
  "planner",
  "wardrobe",
  "moderation",
  "catalogue-admin",
  "group-admin",
  "notebook-admin",
  "leaving",
  "contact",
  "home",
  "search",
  "web-build",
  "pages",
  "app",
  "apis.ts",
  "page-loaders.ts",
  "public-nouns.ts",
  "start-jobs.ts",
  "site.ts",
];

describe("the layers of the site's server", () => {
  const layerOf = (file: string) => /^site\/server\/([^/]+)/.exec(file)?.[1];
  const isCode = (file: string) =>
    !isTest(file) && !/^site\/server\/migrations\/(schema|drizzle\.config)\.ts$/.test(file);
  const siteImports = imports
    .filter((one) => one.to.startsWith(".") && layerOf(one.from) && isCode(one.from))
    .map((one) => ({ from: one.from, to: fileOf(one), layer: layerOf(one.from)!, imported: layerOf(fileOf(one)) }))
    .filter(({ imported }) => imported !== undefined);

  test("every folder has its place in the list", () => {
    const layers = new Set(files.filter((file) => layerOf(file) && isCode(file)).map(layerOf));
    expect([...layers].sort()).toEqual([...siteServerLayers].sort());
  });

  test("a folder imports only lower ones, so that there are no cycles between folders", () => {
    const rank = (layer: string) => siteServerLayers.indexOf(layer);
    const faults = siteImports
      .filter(({ layer, imported }) => imported !== layer && rank(imported!) > rank(layer))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(faults).toEqual([]);
  });
});

describe("the law between the SDK's folders", () => {
  const base = [
    "deferred.ts",
    "errors.ts",
    "limits.ts",
    "log.ts",
    "reverse-mapped-enum.ts",
    "with-timeout-fallback.ts",
  ] as const;

  /** From top to bottom: what each folder of the SDK may import from the others; a file at its root counts as a folder of its own. */
  const purchasesLaw: Record<string, readonly string[]> = {
    "vite.config.ts": ["build"],
    build: ["i18n"],
    gallery: ["testing", "paywall", "screens", "checkout", "theme", "i18n", "browser"],
    "standalone.ts": ["purchases.ts"],
    "react.ts": ["react"],
    react: [
      "purchases.ts",
      "client",
      "paywall",
      "purchase-types.ts",
      "configuration.ts",
      "offerings",
      "customers",
      "loading",
      "i18n",
      ...base,
    ],
    "purchases.ts": ["client", "purchase-types.ts", "configuration.ts", "offerings", "customers", "i18n", ...base],
    client: [
      "paywall",
      "screens",
      "checkout",
      "events",
      "purchase-types.ts",
      "configuration.ts",
      "offerings",
      "customers",
      "loading",
      "http",
      "i18n",
      "browser",
      ...base,
    ],
    paywall: ["offerings", "loading", "theme", "i18n", "browser", ...base],
    screens: ["stripe", "checkout", "offerings", "customers", "loading", "theme", "i18n", "browser", ...base],
    stripe: ["checkout", ...base],
    checkout: ["events", "offerings", "http", "i18n", "browser", ...base],
    events: ["http", "browser", ...base],
    "purchase-types.ts": ["offerings", "customers", "i18n", ...base],
    "configuration.ts": [],
    offerings: ["http", ...base],
    customers: ["http", ...base],
    loading: base,
    theme: ["browser"],
    http: base,
    i18n: base,
    browser: base,
    preact: [],
    "with-timeout-fallback.ts": [],
    "errors.ts": ["reverse-mapped-enum.ts"],
    "log.ts": ["reverse-mapped-enum.ts"],
    "reverse-mapped-enum.ts": [],
    "deferred.ts": [],
    "limits.ts": [],
  };

  const isCode = (file: string) => /^purchases\//.test(file) && !/\/chromium-tests\//.test(file) && !isTest(file);
  const part = (file: string) => file.split("/")[1] ?? "";
  const sdkImports = imports
    .filter((one) => isCode(one.from) && one.to.startsWith("."))
    .map((one) => ({ from: one.from, to: fileOf(one) }));

  test("every folder has its place in the table", () => {
    const parts = new Set(files.filter(isCode).map(part));
    expect([...parts].sort()).toEqual(Object.keys(purchasesLaw).sort());
  });

  test("a folder imports only what the table allows, types and what is loaded later included", () => {
    const forbidden = sdkImports
      .filter(({ from, to }) => part(from) !== part(to) && !purchasesLaw[part(from)]?.includes(part(to)))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(forbidden).toEqual([]);
  });

  test("nothing in the table leads back to itself", () => {
    expect(circlesIn(new Map(Object.entries(purchasesLaw)))).toEqual([]);
  });
});
