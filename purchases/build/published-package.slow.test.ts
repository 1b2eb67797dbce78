import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const folder = join(import.meta.dirname, "..");
const root = join(folder, "..");
const modules = join(root, "node_modules");

/** An empty project that has React and what `npm pack` made, and nothing else. */
const app = mkdtempSync(join(tmpdir(), "hemline-app-"));
const installed = join(app, "node_modules/@hemline/purchases");
let tarball: Buffer;

beforeAll(async () => {
  await run("npm", ["pack", "--pack-destination", app], { cwd: folder });
  const [name = ""] = readdirSync(app).filter((one) => one.endsWith(".tgz"));
  tarball = readFileSync(join(app, name));
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", join(app, name), "-C", installed, "--strip-components=1"]);
  mkdirSync(join(app, "node_modules/@types"));
  for (const name of ["react", "react-dom", "@types/react", "@types/react-dom"])
    symlinkSync(join(modules, name), join(app, "node_modules", name));
});
afterAll(() => rmSync(app, { recursive: true }));

interface Manifest {
  [field: string]: unknown;
  exports: Record<string, unknown>;
  typesVersions: unknown;
}

const manifest = () => JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Manifest;
const files = () =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(installed.length + 1));

/** Every path that a part of a manifest names, but for what only this repository asks for. */
function pathsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return Object.entries(part as object).flatMap(([key, value]) => (key === "hemline-source" ? [] : pathsIn(value)));
}

test("it holds both builds, their types, the licence and a page to read, and no sources", () => {
  const all = files();
  const besides = all.filter((path) => !/^dist\/(es|cjs|standalone)\/.+\.(c?js|d\.c?ts)$/.test(path));
  expect(besides.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
  for (const build of ["es", "cjs", "standalone"])
    expect(all.filter((path) => path.startsWith(`dist/${build}/locales/`))).toHaveLength(32);
  expect(readFileSync(join(installed, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
});

test("every file that its manifest names is in it", () => {
  const { exports, main, module, types, typesVersions } = manifest();
  const named = pathsIn([exports, main, module, types, typesVersions]).map((path) => path.replace("./", ""));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !files().includes(path))).toEqual([]);
});

test("it may be published, and needs React and nothing else", () => {
  const { dependencies, peerDependencies, private: isPrivate } = manifest();
  expect({ dependencies, peers: Object.keys(peerDependencies as object), isPrivate }).toEqual({
    peers: ["react", "react-dom"],
  });
  const foreign = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*[`"'](?!\.|react)/;
  const built = files().filter((path) => /\.(c?js|c?ts)$/.test(path));
  expect(built.filter((path) => foreign.test(readFileSync(join(installed, path), "utf8")))).toEqual([]);
});

test("a server may import it and require it, and nothing happens", async () => {
  const say = "console.log(Purchases.isConfigured(), typeof PurchasesProvider);";
  writeFileSync(
    join(app, "server.mjs"),
    `import { Purchases } from "@hemline/purchases";
     import { PurchasesProvider } from "@hemline/purchases/react";
     ${say}`,
  );
  writeFileSync(
    join(app, "server.cjs"),
    `const { Purchases } = require("@hemline/purchases");
     const { PurchasesProvider } = require("@hemline/purchases/react");
     ${say}`,
  );
  for (const program of ["server.mjs", "server.cjs"])
    expect((await run(process.execPath, [join(app, program)])).stdout, program).toBe("false function\n");
});

test("CommonJS finds the screens and the languages that it loads later", async () => {
  const parts = files().filter((path) => /^dist\/cjs\/(parts|locales)\/.+\.cjs$/.test(path));
  expect(parts.length).toBeGreaterThan(40);
  const program = join(app, "parts.cjs");
  writeFileSync(program, parts.map((path) => `require(${JSON.stringify(join(installed, path))});`).join("\n"));
  await run(process.execPath, [program]);
});

test("every way of finding types finds those of the file that is loaded", async () => {
  const { problems } = (await checkPackage(createPackageFromTarballData(tarball), {
    entrypoints: [".", "./react", "./standalone"],
  })) as { problems: { kind: string; entrypoint?: string; resolutionKind?: string }[] };
  const told = problems.map(({ kind, entrypoint, resolutionKind }) => [kind, entrypoint, resolutionKind]);
  // A script for pages, which nobody requires.
  expect(told).toEqual([["CJSResolvesToESM", "./standalone", "node16-cjs"]]);
});

/** The compiler of before 7, which still knows `node10`. */
const olderCompiler = () =>
  createRequire(createRequire(import.meta.url).resolve("@arethetypeswrong/core")).resolve("typescript/bin/tsc");
const compiler = () => join(modules, "typescript/bin/tsc");

test.each([
  ["node10", "esnext", olderCompiler],
  ["nodenext", "nodenext", compiler],
  ["bundler", "esnext", compiler],
])(
  "the programs of its page compile with the module resolution %s, library checks and all",
  async (way, module, tsc) => {
    const page = readFileSync(join(installed, "README.md"), "utf8");
    const programs = [...page.matchAll(/```(tsx?)\n([\s\S]+?)```/g)].map(([, kind = "", code = ""]) => ({
      kind,
      code,
    }));
    expect(programs.map(({ kind }) => kind)).toEqual(["ts", "tsx"]);
    const folder = mkdtempSync(join(app, `${way}-`));
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
    for (const { kind, code } of programs) put(`program.${kind}`, code);
    put("package.json", `{ "type": "module" }`);
    // Elsewhere a file cannot say that it is CommonJS.
    if (way === "nodenext")
      put(
        "required.cts",
        `import purchases = require("@hemline/purchases");
       import react = require("@hemline/purchases/react");
       export const id: string = purchases.Purchases.getSharedInstance().getAppUserId();
       export const paywall: typeof react.Paywall = react.Paywall;`,
      );
    put(
      "standalone.ts",
      `import { Purchases } from "@hemline/purchases/standalone";
     export const id: string = Purchases.getSharedInstance().getAppUserId();`,
    );
    put(
      "wrong.ts",
      `import { Purchases } from "@hemline/purchases";
     // @ts-expect-error a key is a text
     Purchases.configure({ apiKey: 1, appUserId: "ada" });`,
    );
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      jsx: "react-jsx",
      module,
      moduleResolution: way,
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
    };
    put("tsconfig.json", JSON.stringify({ compilerOptions: options }));
    const errors = await run(process.execPath, [tsc(), "-p", folder]).then(
      () => "",
      (cause: { stdout: string }) => cause.stdout,
    );
    expect(errors).toBe("");
  },
);
