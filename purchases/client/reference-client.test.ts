import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as theirs from "@revenuecat/purchases-js";
import { describe, expect, onTestFinished, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import * as ours from "../purchases.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const declarations = join(root, "node_modules/@revenuecat/purchases-js/dist/Purchases.es.d.ts");
const theirTypes = () => readFile(declarations, "utf8");

const referenceClientApp = ["reference-client-app.ts", "reference-client-app-customer-info.ts"];

/** Compiles programs of ours as if the client that came before were what they import. */
async function compileAgainstTheirs(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-surface-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: { paths: { "@hemline/purchases": [declarations] }, types: [] },
    include: [],
    files: files.map((file) => join(import.meta.dirname, "../testing", file)),
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules/.bin/tsc");
  return run(tsc, ["-p", folder], { cwd: folder }).then(
    () => "",
    (cause: { stdout: string }) => cause.stdout,
  );
}

describe("an app moves over by changing the import", () => {
  // The same file is compiled against ours with everything else of this repository.
  test("a program that uses everything compiles against the client that came before", async () => {
    expect(await compileAgainstTheirs(...referenceClientApp)).toBe("");
  });

  test("and that is really what it was compiled against", async () => {
    const errors = await compileAgainstTheirs("app-beyond-reference-client.ts");
    expect(errors).toMatch(/presentPaywall/);
  });

  test("the program names every export of that client", async () => {
    const names = [...(await theirTypes()).matchAll(/export declare (?:interface|type|enum|class) (\w+)/g)].map(
      ([, name]) => defined(name),
    );
    const read = (file: string) => readFile(join(import.meta.dirname, "../testing", file), "utf8");
    const program = (await Promise.all(referenceClientApp.map(read))).join("\n");
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(program))).toEqual([]);
  });

  test("every exported value is there, and every name and number of an enumeration", () => {
    const enumerations = Object.entries(theirs).filter(([, value]) => typeof value === "object");
    expect(enumerations.length).toBeGreaterThan(6);
    expect(ours).toMatchObject(Object.fromEntries(enumerations));
    for (const name of Object.keys(theirs)) expect(ours, name).toHaveProperty(name);
  });

  test("every public member of the class is there", async () => {
    const [, after = ""] = (await theirTypes()).split("export declare class Purchases {");
    const [body = ""] = after.split("export declare ");
    const members = [...body.matchAll(/^\s*(static )?(\w+)\(/gm)].map(
      ([, isStatic, name]) => [isStatic, defined(name)] as const,
    );
    expect(members.length).toBeGreaterThan(20);
    const has = ([isStatic, name]: (typeof members)[number]) =>
      name in (isStatic ? ours.Purchases : ours.Purchases.prototype);
    expect(members.filter((one) => !has(one))).toEqual([]);
  });

  test("errors are errors of the same names", () => {
    const error = new ours.PurchasesError(ours.ErrorCode.NetworkError);
    expect([error instanceof Error, error.errorCode, error.extra]).toEqual([true, 10, undefined]);
    expect(new ours.UninitializedPurchasesError()).toBeInstanceOf(Error);
  });
});

test("every export is documented, and every null explained", async () => {
  const lines = (await readFile(join(import.meta.dirname, "../api-report.md"), "utf8")).split("\n").filter(Boolean);
  const isTold = (at: number) => lines[at - 1]?.trim().endsWith("*/") ?? false;
  const isExport = /^export (?:declare )?(?:class|const|interface|type|function) (\w+)/;
  // An enumeration is told where it stands, not where its type is named; seven shortcuts are told once.
  const isSaid = /^export type (\w+) = \(typeof|^ {2}readonly (?:annual|sixMonth|threeMonth|twoMonth|monthly|weekly):/;
  const isNullable = /^ {2}readonly \w+: .*\| null;$/;
  const needsWords = lines.flatMap((line, at) =>
    (isExport.test(line) || isNullable.test(line)) && !isSaid.test(line) ? [[line, isTold(at)] as const] : [],
  );
  expect(needsWords.length).toBeGreaterThan(80);
  expect(needsWords.filter(([, told]) => !told).map(([line]) => line)).toEqual([]);
});

describe("on a server", () => {
  test("the module can be imported, configured and used without a window", async () => {
    const program = `
      const { Purchases, ErrorCode } = await import("${join(import.meta.dirname, "../purchases.ts")}");
      if (typeof window !== "undefined" || typeof document !== "undefined") throw new Error("There is a window.");
      const purchases = Purchases.configure({ apiKey: "rcb_x", appUserId: "ada", httpConfig: { proxyURL: "http://127.0.0.1:9" } });
      const refusals = [purchases.purchase({}), purchases.presentPaywall(), purchases.getCustomerInfo()];
      const codes = await Promise.all(refusals.map((one) => one.catch((error) => ErrorCode[error.errorCode])));
      await purchases.preload();
      purchases.close();
      console.log(JSON.stringify(codes));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: root });
    expect(JSON.parse(stdout)).toEqual(["UnsupportedError", "UnsupportedError", "NetworkError"]);
  });
});
