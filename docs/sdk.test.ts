import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ErrorCode } from "@hemline/purchases";
import { expect, onTestFinished, test } from "vitest";
import { slowTest } from "../vitest/slow-test.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = read("docs/sdk.md");
const run = promisify(execFile);

const isNamed = (word: string) => new RegExp(`\`[^\`\n]*\\b${word}\\b[^\`\n]*\``).test(page);

/** The names between the braces of `export … { … }`, and those declared. */
function exportsOf(path: string): string[] {
  const lists = [...read(path).matchAll(/^export (?:type )?\{([^}]+)\}/gm)].map(([, list]) => list!);
  const declared = [...read(path).matchAll(/^export (?:class|const|function|interface|type) (\w+)/gm)];
  const listed = lists.flatMap((list) => list.split(",").map((one) => one.trim().replace(/^type /, "")));
  return [...listed, ...declared.map(([, name]) => name!)].filter((name) => name !== "");
}

test.each([
  ["purchases/purchases.ts", 50],
  ["purchases/react.ts", 9],
])("every export of %s is named", (path, atLeast) => {
  const names = exportsOf(path);
  expect(names.length).toBeGreaterThanOrEqual(atLeast);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

/** The first column of the table headed by a type, without the parameters of functions. */
function rowsOf(type: string): string[] {
  const [, table = ""] = new RegExp(`^\\| \`${type}\` \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`, "m").exec(page) ?? [];
  return [...table.matchAll(/^\| `([\w.]+)/gm)].map(([, key]) => key!);
}

const rowsBelow = (key: string) =>
  rowsOf("PurchasesConfig").flatMap((row) => (row.startsWith(`${key}.`) ? [row.slice(key.length + 1)] : []));

/** The names in the rest of the line after `start`. */
const namedAfter = (start: string) =>
  [
    ...page
      .slice(page.indexOf(start) + start.length)
      .split("\n")[0]!
      .matchAll(/`(\w+)`/g),
  ].map(([, word]) => word!);

test.each([
  ["PurchasesConfig", () => rowsOf("PurchasesConfig").filter((row) => !row.includes("."))],
  ["HttpConfig", () => rowsBelow("httpConfig")],
  ["FlagsConfig", () => rowsBelow("flags")],
  ["GetOfferingsParams", () => rowsOf("GetOfferingsParams")],
  ["CheckoutParams", () => rowsOf("CheckoutParams")],
  ["PurchaseParams", () => rowsOf("PurchaseParams")],
  ["PresentPaywallParams", () => rowsOf("PresentPaywallParams")],
  ["PurchaseResult", () => namedAfter("`PurchaseResult` is ").filter((word) => /^[a-z]/.test(word))],
  ["IdentifyResult", () => namedAfter("Returns `IdentifyResult`: ")],
])("every key of %s is documented, and no other", (name, documented) => {
  const [, body = ""] = new RegExp(`export interface ${name}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(
    ["configuration.ts", "purchase-types.ts", "customers/customer-info.ts", "offerings/offering.ts"]
      .map((file) => read(`purchases/${file}`))
      .join(""),
  )!;
  const keys = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(0);
  expect(documented().sort()).toEqual(keys.sort());
});

/** The SDK's own sources, without labels, tests and test helpers. */
function sources(): string {
  const files = globSync("purchases/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !/\/(?:dist|node_modules|testing|gallery|locales|build)\/|\/vite.config|\.test\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  return files.map(read).join("");
}

test("lists the labels that no screen uses", () => {
  const labels = [...read("purchases/i18n/locales/en.ts").matchAll(/^ {2}"([\w.]+)":/gm)].map(([, key]) => key!);
  const code = sources();
  // The keys of periods are built from a unit's name.
  const unused = labels.filter((key) => !key.startsWith("periods.") && !code.includes(`"${key}"`));
  const [paragraph = ""] = /^This checkout doesn't use .*$/m.exec(page) ?? [];
  expect([...paragraph.matchAll(/`([\w.]+)`/g)].map(([, key]) => key!).sort()).toEqual(unused.sort());
});

test("lists the CSS properties that the stylesheets read and nothing sets", () => {
  const sheets = globSync("purchases/screens/styles/*.css", { cwd: root }).map(read).join("");
  const listed = [...page.matchAll(/`(--hpc-[\w-]+)`/g)].map(([, name]) => name!);
  const code = sources();
  const isSet = (name: string) => sheets.includes(`${name}:`) || code.includes(`"${name}":`);
  const wanted = new Set([...sheets.matchAll(/var\((--hpc-[\w-]+),/g)].map(([, name]) => name!));
  expect([...new Set(listed)].sort()).toEqual([...wanted].filter((name) => !isSet(name)).sort());
});

test("every public method is named", () => {
  const methods = [...read("purchases/client/purchases.ts").matchAll(/^ {2}(?:static )?(?:async )?([a-z]\w+)\(/gm)];
  const names = methods.map(([, name]) => name!).filter((name) => name !== "constructor");
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test("every error code has a row, and no other", () => {
  const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, number, name]) => [name, Number(number)]);
  const codes = Object.entries(ErrorCode).filter(([name]) => Number.isNaN(Number(name)));
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(codes));
});

test("every page it links to exists", () => {
  const links = [...page.matchAll(/\]\((\w[\w.-]*\.md)(?:#\w+)?\)/g)].map(([, file]) => file!);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((file) => !existsSync(join(root, "docs", file)))).toEqual([]);
});

slowTest("its examples compile", async () => {
  const samples = [...page.matchAll(/```(tsx?)\n([\s\S]+?)```/g)].map(([, kind, code]) => ({
    kind: kind!,
    code: code!,
  }));
  expect(samples.length).toBeGreaterThan(5);
  const folder = await mkdtemp(join(tmpdir(), "hemline-sdk-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = samples.map(({ kind, code }, at) => ({ name: `sample-${at}.${kind}`, text: `${code}\nexport {};\n` }));
  const around = `declare const purchases: import("@hemline/purchases").Purchases;
    declare const rcPackage: import("@hemline/purchases").Package;
    declare const offering: import("@hemline/purchases").Offering;`;
  const modules = join(root, "node_modules");
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      types: [],
      paths: {
        "@hemline/purchases": [join(root, "purchases/purchases.ts")],
        "@hemline/purchases/react": [join(root, "purchases/react.ts")],
        "*": [`${modules}/@types/*`, `${modules}/*`],
      },
    },
    include: [],
    files: [...files.map(({ name }) => name), "around.d.ts", join(modules, "vite/client.d.ts")],
  };
  await Promise.all([
    ...files.map(({ name, text }) => writeFile(join(folder, name), text)),
    writeFile(join(folder, "around.d.ts"), around),
    writeFile(join(folder, "tsconfig.json"), JSON.stringify(config)),
  ]);
  const faults = await run(join(modules, ".bin/tsc"), ["-p", folder], { cwd: folder }).then(
    () => "",
    (cause: { stdout: string }) => cause.stdout,
  );
  expect(faults).toBe("");
});
