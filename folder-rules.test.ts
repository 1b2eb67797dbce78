import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { circlesIn, fileOf, files, imports, isTest } from "./vitest/import-graph.ts";

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
  const folderOf = (file: string) => (dirname(file) === "billing" ? file : dirname(file));

  test("a request goes through http, flows, then events, store and provider, down to the rules", () => {
    const part = (file: string) => file.split("/")[1] ?? "";
    const forbidden = billing
      .filter((one) => part(one.from) !== part(fileOf(one)))
      .filter((one) => part(one.from) !== "drizzle.config.ts")
      .filter((one) => !billingLaw[part(one.from)]?.includes(part(fileOf(one))))
      .map((one) => `${one.from} imports ${fileOf(one)}`);
    expect(forbidden).toEqual([]);
  });

  test("no folder imports itself in a circle, types included", () => {
    const edges = new Map<string, string[]>();
    for (const one of billing) {
      const [from, to] = [folderOf(one.from), folderOf(fileOf(one))];
      if (from !== to) edges.set(from, [...(edges.get(from) ?? []), to]);
    }
    expect(circlesIn(edges)).toEqual([]);
  });

  test("tests stand beside what they test, and none at the root", () => {
    expect(files.filter((file) => /^billing\/[^/]+\.test\.ts$/.test(file))).toEqual([]);
  });
});

/** The site's server from bottom to top: each folder, and each file beside them, imports only what stands above it in this list. */
const siteServerLayers = [
  "problems.ts",
  "db",
  "http",
  "images",
  "storage",
  "billing-client",
  "site-context.ts",
  "request",
  "accounts",
  "photos",
  "looks",
  "subscription",
  "current-user",
  "members",
  "contact",
  "home",
  "web-build",
  "pages",
  "app",
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
