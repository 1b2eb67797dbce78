import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ErrorCode } from "@hemline/purchases";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = read("docs/sdk.md");
const run = promisify(execFile);

const isNamed = (word: string) => new RegExp(`\`[^\`\n]*\\b${word}\\b[^\`\n]*\``).test(page);

/** The names between the braces of `export … { … } from`, and those declared. */
function exportsOf(path: string): string[] {
  const lists = [...read(path).matchAll(/^export (?:type )?\{([^}]+)\} from/gm)].map(([, list]) => list!);
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

test.each([
  "HttpConfig",
  "FlagsConfig",
  "PurchasesConfig",
  "GetOfferingsParams",
  "CheckoutParams",
  "PurchaseParams",
  "PresentPaywallParams",
  "PurchaseResult",
  "IdentifyResult",
])("every key of %s is named", (name) => {
  const [, body = ""] = new RegExp(`export interface ${name}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(
    read("purchases/configuration.ts"),
  )!;
  const keys = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !isNamed(key))).toEqual([]);
});

test("every public method is named", () => {
  const methods = [...read("purchases/purchases.ts").matchAll(/^ {2}(?:static )?(?:async )?([a-z]\w+)\(/gm)];
  const names = methods.map(([, name]) => name!).filter((name) => name !== "constructor");
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test("every error has its line, and no other", () => {
  const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, number, name]) => [name, Number(number)]);
  const codes = Object.entries(ErrorCode).filter(([name]) => Number.isNaN(Number(name)));
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(codes));
});

test("what it links to is there", () => {
  const links = [...page.matchAll(/\]\((\w[\w.-]*\.md)(?:#\w+)?\)/g)].map(([, file]) => file!);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((file) => !existsSync(join(root, "docs", file)))).toEqual([]);
});

test("its programs compile", async () => {
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
