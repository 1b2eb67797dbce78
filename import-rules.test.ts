import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** The import law: what each package may import from other packages and from npm. A package not named here does not exist. */
const law: Record<string, { packages: string[]; types?: string[]; npm: string[] }> = {
  protocol: { packages: [], npm: ["zod"] },
  gateway: { packages: [], types: ["stripe", "pino"], npm: ["hono"] },
  ui: { packages: [], npm: ["react", "react-dom", "react-toastify", "react-image-crop"] },
  mail: { packages: [], types: ["pino"], npm: ["hono", "nodemailer"] },
  database: { packages: [], types: ["pino"], npm: ["pg", "drizzle-orm", "pg-boss"] },
  purchases: { packages: ["protocol"], types: ["@stripe/stripe-js"], npm: ["react", "react-dom"] },
  billing: {
    packages: ["protocol"],
    types: ["pino", "@hemline/database", "@hemline/mail"],
    npm: ["hono", "lru-cache", "zod", "drizzle-orm", "stripe", "pdfkit", "fontkit", "subset-font", "bidi-js"],
  },
  portal: { packages: ["protocol", "purchases", "ui"], types: ["@stripe/stripe-js"], npm: ["react", "react-dom"] },
  "site/shared": { packages: [], npm: ["zod"] },
  "site/server": {
    packages: ["site/shared"],
    types: ["pino", "@hemline/database", "@hemline/mail", "@hemline/protocol"],
    npm: [
      "hono",
      "lru-cache",
      "zod",
      "drizzle-orm",
      "sharp",
      "postcss",
      "@hono/node-server",
      "@zxcvbn-ts/core",
      "@zxcvbn-ts/language-common",
    ],
  },
  "site/web": {
    packages: ["site/shared", "purchases", "ui"],
    npm: ["react", "react-dom", "react-router", "react-toastify", "react-image-crop"],
  },
  demo: { packages: ["site"], npm: ["sharp"] },
  examples: { packages: ["purchases"], npm: ["react", "react-dom"] },
};

/** Exceptions with a name: one file may do what its package may not. */
const exceptions: Record<string, string[]> = {
  "examples/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  "gateway/vite.config.ts": ["vite"],
  "portal/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  "purchases/build/declarations/declared-module.ts": ["vite"],
  "purchases/build/declarations/schema-type.ts": ["vite"],
  "purchases/preact/create-root.ts": ["preact"],
  "purchases/preact/react.ts": ["preact"],
  "purchases/build/prefetch-chunk-imports.ts": ["vite"],
  "purchases/build/terser-output.ts": ["vite", "terser"],
  "purchases/build/chunk-groups.ts": ["vite"],
  "purchases/build/label-indices.ts": ["vite"],
  "purchases/build/compact-locales.ts": ["vite"],
  "purchases/vite.config.ts": ["vite"],
  "site/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  // What a plan saves is said by the page and by the paywall that takes its place: by one rule.
  "site/web/parts/subscription/plan-prices.ts": ["@hemline/protocol"],
};

const root = import.meta.dirname;
const skipped = new Set(["node_modules", "dist", ".git", ".data", ".cache"]);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name)) yield path;
  }
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$|\/(testing|model-tests)\//.test(file);
const packageOfFile = (file: string) =>
  Object.keys(law)
    .sort((a, b) => b.length - a.length)
    .find((name) => file.startsWith(`${name}/`));

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^;'"]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  return [...text.matchAll(statement)].map((match) => ({
    from: file,
    to: (match[4] ?? match[5]) as string,
    isType: Boolean(match[2]) || /^\s*\{\s*(type\s+[^,}]+,?\s*)+\}\s*from\s*$/.test(match[3] ?? ""),
  }));
}

const files = [...sources("")];
const imports = files.flatMap(importsOf);
const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { dependencies?: Record<string, string> };
const fileOf = ({ from, to }: Import) => relative(root, join(root, dirname(from), to));

function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, path: string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) circles.push([...path.slice(at), node].join(" -> "));
    if (at >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return circles;
}

describe("the import law", () => {
  const faults = imports.flatMap((one) => {
    const owner = packageOfFile(one.from);
    if (!owner || isTest(one.from) || one.to.startsWith("node:") || /\.(css|svg|json)(\?.*)?$/.test(one.to)) return [];
    const { packages, types = [], npm } = law[owner]!;
    const allowed = exceptions[one.from] ?? [];
    const say = (what: string) => [`${one.from} imports ${what}`];
    if (one.to.startsWith(".")) {
      const there = packageOfFile(fileOf(one));
      const isInside = there === owner || (there?.startsWith("site/") && packages.includes(there));
      return isInside || allowed.includes(`@hemline/${there}`)
        ? []
        : say(`${fileOf(one)} by a path; another package is imported by its name`);
    }
    const name = packageOf(one.to);
    if (allowed.includes(name) || npm.includes(name)) return [];
    if (name.startsWith("@hemline/") && packages.includes(name.slice("@hemline/".length))) return [];
    if (one.isType && types.includes(name)) return [];
    return say(`${one.to}${one.isType ? " (type)" : ""}`);
  });

  test("every package imports only what the table allows", () => {
    expect(faults).toEqual([]);
  });

  test("every path has the file's whole name, as Node wants it", () => {
    const paths = imports.filter((one) => one.to.startsWith("."));
    const faults = paths.filter((one) => !/\.\w+(\?.*)?$/.test(one.to)).map((one) => `${one.from} imports ${one.to}`);
    expect(faults).toEqual([]);
  });

  test("the composition root is imported by nobody", () => {
    expect(imports.filter((one) => one.to.startsWith(".") && fileOf(one) === "server/main.ts")).toEqual([]);
  });

  test("the provider's package is a value only in one file of billing", () => {
    const users = imports.filter((one) => one.to === "stripe" && !one.isType && !isTest(one.from));
    expect([...new Set(users.map((one) => one.from))]).toEqual(["billing/provider/stripe.ts"]);
  });

  test("only the photo worker touches sharp in the site", () => {
    const users = imports.filter((one) => one.to === "sharp" && one.from.startsWith("site/") && !isTest(one.from));
    expect(users.filter((one) => !one.from.startsWith("site/server/images/worker"))).toEqual([]);
  });

  test("no file imports itself in a circle, types included", () => {
    const edges = new Map<string, string[]>();
    for (const one of imports)
      if (one.to.startsWith(".")) edges.set(one.from, [...(edges.get(one.from) ?? []), fileOf(one)]);
    expect(circlesIn(edges)).toEqual([]);
  });
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

test("packages that are bundled with the SDK take its sources, and not what was built of them before", () => {
  const bundled = files.filter((file) => /^\w+\/vite\.config\.ts$/.test(file)).map(dirname);
  const withSdk = bundled.filter((folder) => "@hemline/purchases" in (manifestOf(folder).dependencies ?? {}));
  expect(withSdk.sort()).toEqual(["examples", "portal", "site"]);
  for (const folder of withSdk)
    expect(readFileSync(join(root, folder, "vite.config.ts"), "utf8")).toContain("hemline-source");
});

describe("schemas", () => {
  test("no SQL of one package names another package's schema", () => {
    const schemas = ["site", "billing", "gateway"];
    const faults = files
      .filter(
        (file) =>
          schemas.some((schema) => file.startsWith(`${schema}/`)) && !isTest(file) && !/\/testing\.ts$/.test(file),
      )
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8");
        const own = file.split("/")[0];
        return schemas
          .filter(
            (schema) =>
              schema !== own && new RegExp(`\\b(from|join|into|update|references)\\s+"?${schema}"?\\.`, "i").test(text),
          )
          .map((schema) => `${file} names ${schema}`);
      });
    expect(faults).toEqual([]);
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
  const isCode = (file: string) => !isTest(file) && !/^site\/server\/db\/(schema|drizzle\.config)\.ts$/.test(file);
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
    "timeouts.ts",
    "two-way-enum.ts",
    "with-timeout.ts",
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
      "configuration.ts",
      "offerings",
      "customers",
      "loading",
      "i18n",
      ...base,
    ],
    "purchases.ts": ["client", "configuration.ts", "offerings", "customers", "i18n", ...base],
    client: [
      "paywall",
      "screens",
      "checkout",
      "events",
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
    "configuration.ts": ["offerings", "customers", "i18n", ...base],
    offerings: ["http", ...base],
    customers: ["http", ...base],
    loading: ["i18n", ...base],
    theme: ["browser"],
    http: base,
    i18n: base,
    browser: base,
    preact: [],
    "with-timeout.ts": [],
    "errors.ts": ["two-way-enum.ts"],
    "log.ts": ["two-way-enum.ts"],
    "two-way-enum.ts": [],
    "deferred.ts": [],
    "limits.ts": [],
    "timeouts.ts": [],
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

  test("no folder inside a folder imports its neighbours in a circle", () => {
    const edges = new Map<string, string[]>();
    for (const { from, to } of sdkImports) {
      const [start, end] = [from.split("/"), to.split("/")];
      const at = start.findIndex((name, index) => name !== end[index]);
      if (at < 0 || at >= Math.min(start.length, end.length) - 1) continue;
      const folder = (names: string[]) => names.slice(0, at + 1).join("/");
      edges.set(folder(start), [...(edges.get(folder(start)) ?? []), folder(end)]);
    }
    expect(circlesIn(edges)).toEqual([]);
  });
});
