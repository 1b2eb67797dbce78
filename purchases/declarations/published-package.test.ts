import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** An app that has React and the published package, and nothing else. */
function appWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "hemline-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules/@hemline"), { recursive: true });
  mkdirSync(join(folder, "node_modules/@types"));
  const link = (name: string, to: string) => symlinkSync(join(root, to), join(folder, "node_modules", name));
  link("@hemline/purchases", "purchases/dist");
  for (const name of ["react", "react-dom", "csstype"]) link(name, `node_modules/${name}`);
  for (const name of ["@types/react", "@types/react-dom"]) link(name, `node_modules/${name}`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("an app's compiler takes the types in, library checks and all, with React and nothing else installed", () => {
  const folder = appWith({
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: "react-jsx",
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        types: [],
        preserveSymlinks: true,
      },
    }),
    "app.tsx": `
      import { ErrorCode, Purchases, type PurchaseResult, PurchasesError } from "@hemline/purchases";
      import { Checkout, Paywall, PurchasesProvider, useOfferings } from "@hemline/purchases/react";
      import { Purchases as Standalone } from "@hemline/purchases/standalone";

      const purchases = Purchases.configure({ apiKey: "rcb_sb_x", appUserId: "ada" });
      export const standalone: string = Standalone.getSharedInstance().getAppUserId();

      export async function buy(): Promise<PurchaseResult | null> {
        const { current } = await purchases.getOfferings();
        if (!current?.monthly) return null;
        try {
          return await purchases.purchase({ rcPackage: current.monthly });
        } catch (error) {
          if (error instanceof PurchasesError && error.errorCode === ErrorCode.UserCancelledError) return null;
          throw error;
        }
      }

      function Till() {
        const { offerings } = useOfferings();
        const rcPackage = offerings?.current?.monthly;
        return rcPackage ? <Checkout rcPackage={rcPackage} /> : <Paywall />;
      }

      export const app = <PurchasesProvider purchases={purchases}><Till /></PurchasesProvider>;
    `,
    "wrong.ts": `
      import { Purchases } from "@hemline/purchases";
      // @ts-expect-error a key is a text
      Purchases.configure({ apiKey: 1, appUserId: "ada" });
    `,
  });
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  expect(() =>
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" }),
  ).not.toThrow();
});

test("a server may import both entries, and nothing happens", () => {
  const folder = appWith({
    "server.mjs": `
      import { Purchases } from "@hemline/purchases";
      import { PurchasesProvider } from "@hemline/purchases/react";
      console.log(Purchases.isConfigured(), typeof PurchasesProvider);
    `,
  });
  const said = execFileSync(process.execPath, ["--preserve-symlinks", join(folder, "server.mjs")], {
    encoding: "utf8",
  });
  expect(said).toBe("false function\n");
});
