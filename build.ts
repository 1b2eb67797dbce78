import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The packages that run in a browser; each mode of a configuration is one bundle. */
const bundles = [
  { folder: "gateway", config: "gateway/vite.config.ts", modes: ["production"] },
  { folder: "portal", config: "portal/vite.config.ts", modes: ["production"] },
  { folder: "site", config: "site/vite.config.ts", modes: ["client", "server"] },
  { folder: "purchases", config: "purchases/vite.config.ts", modes: ["es", "cjs", "standalone"] },
  { folder: "examples", config: "examples/vite.config.ts", modes: ["production", "screens"] },
] as const;

/** What the bundles are made of; a change anywhere here makes them stale. */
const sources = [
  "gateway/browser",
  "gateway/card-number.ts",
  "gateway/vite.config.ts",
  "portal",
  "protocol",
  "purchases",
  "site/shared",
  "site/web",
  "site/vite.config.ts",
  "site/vite-post-build.ts",
  "site/server/web-build/build-manifest.ts",
  "ui",
  "examples",
  "package-lock.json",
  "build.ts",
];

const root = fileURLToPath(new URL(".", import.meta.url));
const stamp = `${root}.cache/built`;

function* filesBelow(path: string): Generator<string> {
  if (!/(^|\/)[^/]+\.[^/]+$/.test(path) || existsSync(`${path}/.`)) {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (/^node_modules$|^dist$|\.test\.|\.(md|tgz)$/.test(entry.name)) continue;
      if (entry.isDirectory()) yield* filesBelow(`${path}/${entry.name}`);
      else yield `${path}/${entry.name}`;
    }
  } else yield path;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesBelow(root + source)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

const wanted = fingerprint();
const isFresh =
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === wanted &&
  bundles.every(({ folder }) => existsSync(`${root}${folder}/dist`));
if (process.argv.includes("--is-fresh")) process.exitCode = isFresh ? 0 : 1;
else if (!isFresh) {
  // Imported only where it is needed: it is most of what a start would read.
  const { build } = await import("vite");
  process.stderr.write("Building the browser's half.\n");
  for (const { config, modes } of bundles)
    for (const mode of modes) await build({ configFile: root + config, mode, logLevel: "error" });
  const { writeDeclarations } = await import("./purchases/build/declarations/published-declarations.ts");
  writeDeclarations();
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(stamp, wanted);
}
