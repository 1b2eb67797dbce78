import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { circlesIn, fileOf, files, imports, isTest, root } from "./vitest/import-graph.ts";

/** The editor of the notebook, which alone pays for ProseMirror. */
const entryEditor = "site/web/parts/entry-editor";

/** The import law: what each package may import from other packages and from npm. A package not named here does not exist. */
const law: Record<string, { packages: string[]; types?: string[]; npm: string[] }> = {
  protocol: { packages: [], npm: ["zod"] },
  gateway: { packages: [], types: ["stripe", "pino"], npm: ["hono"] },
  ui: { packages: [], npm: ["react", "react-dom", "react-toastify", "react-image-crop", "@visx/scale", "@visx/shape"] },
  mail: { packages: [], types: ["pino"], npm: ["hono", "nodemailer"] },
  database: { packages: [], types: ["pino"], npm: ["pg", "drizzle-orm", "pg-boss"] },
  purchases: { packages: ["protocol"], types: ["@stripe/stripe-js"], npm: ["react", "react-dom"] },
  billing: {
    packages: ["protocol"],
    types: ["pino", "@hemline/database", "@hemline/mail"],
    npm: ["hono", "lru-cache", "zod", "drizzle-orm", "stripe", "pdfkit", "fontkit", "subset-font", "bidi-js"],
  },
  portal: { packages: ["protocol", "purchases", "ui"], types: ["@stripe/stripe-js"], npm: ["react", "react-dom"] },
  "site/shared": { packages: [], npm: ["zod", "markdown-it"] },
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
      "csv-parse",
      "yazl",
      "fontkit",
    ],
  },
  "site/web": {
    packages: ["site/shared", entryEditor, "purchases", "ui"],
    npm: ["react", "react-dom", "react-toastify", "react-image-crop", "@visx/scale", "@visx/shape"],
  },
  [entryEditor]: {
    packages: ["site/shared", "site/web", "ui"],
    npm: [
      ...["react", "react-dom"],
      ...[
        "prosemirror-model",
        "prosemirror-state",
        "prosemirror-view",
        "prosemirror-commands",
        "prosemirror-schema-list",
      ],
      ...["prosemirror-keymap", "prosemirror-inputrules", "prosemirror-history"],
      ...["prosemirror-dropcursor", "prosemirror-gapcursor"],
    ],
  },
  demo: { packages: ["site"], npm: ["sharp"] },
  examples: { packages: ["purchases"], npm: ["react", "react-dom"] },
};

/** Exceptions with a name: one file may do what its package may not. */
const exceptions: Record<string, string[]> = {
  "site/web/entry.server.tsx": ["lru-cache"],
  "examples/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  "gateway/vite.config.ts": ["vite"],
  "portal/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  "purchases/build/declarations/declared-module.ts": ["vite"],
  "purchases/build/declarations/inline-schema-types.ts": ["vite"],
  "purchases/preact/create-root.ts": ["preact"],
  "purchases/preact/react-shim.ts": ["preact"],
  "purchases/build/prefetch-chunk-imports.ts": ["vite"],
  "purchases/build/terser-output.ts": ["vite", "terser"],
  "purchases/build/chunk-groups.ts": ["vite"],
  "purchases/build/label-keys-to-indices.ts": ["vite"],
  "purchases/build/compact-locales.ts": ["vite"],
  "purchases/vite.config.ts": ["vite"],
  "site/vite.config.ts": ["vite", "@vitejs/plugin-react"],
  "site/web/icons/draw-icons.ts": ["sharp"],
  "site/server/images/worker/open-graph/cut-fonts.ts": ["subset-font"],
  // Prices and periods are written in the same way wherever they are named.
  "site/server/billing-client/billing-offer.ts": ["@hemline/protocol"],
  // What a plan saves is said by the page and by the paywall that takes its place: by one rule.
  "site/web/parts/subscription/plan-prices.ts": ["@hemline/protocol"],
};

const packageOfFile = (file: string) =>
  Object.keys(law)
    .sort((a, b) => b.length - a.length)
    .find((name) => file.startsWith(`${name}/`));

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { dependencies?: Record<string, string> };
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
    // Draws the icons, by hand.
    const others = users.filter((one) => one.from !== "site/web/icons/draw-icons.ts");
    expect(others.filter((one) => !one.from.startsWith("site/server/images/worker"))).toEqual([]);
  });

  test("no file imports itself in a circle, types included", () => {
    const edges = new Map<string, string[]>();
    for (const one of imports)
      if (one.to.startsWith(".")) edges.set(one.from, [...(edges.get(one.from) ?? []), fileOf(one)]);
    expect(circlesIn(edges)).toEqual([]);
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
