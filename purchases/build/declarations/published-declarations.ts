import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rollUp } from "./roll-up.ts";

const root = join(import.meta.dirname, "../../..");
const protocol = "@hemline/protocol";

/** The declaration files by name: one for each entry, without zod and our other packages. */
export function declarations(): Record<string, string> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const emitted = mkdtempSync(join(root, ".cache/declarations-"));
  try {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    // With several threads, TypeScript 7.0.2 now and then leaves out a file and still ends with 0.
    const options = ["-p", import.meta.dirname, "--outDir", emitted, "--singleThreaded"];
    execFileSync(process.execPath, [compiler, ...options], { stdio: ["ignore", 2, 2] });
    return rolledUp(emitted);
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function rolledUp(emitted: string): Record<string, string> {
  const library = {
    read: (path: string) => readFileSync(path, "utf8"),
    locate: (specifier: string) => {
      if (specifier !== protocol && !specifier.startsWith(`${protocol}/`)) return undefined;
      return join(emitted, `protocol/${specifier.slice(protocol.length + 1) || "protocol"}.d.ts`);
    },
  };
  const entry = (name: string) => join(emitted, `purchases/${name}.d.ts`);
  const purchases = rollUp(entry("purchases"), library, { packages: [] });
  const known = { as: "./purchases.js", exported: purchases.exported };
  const react = rollUp(entry("react"), library, { packages: ["react", "react/jsx-runtime"], known });
  return { "purchases.d.ts": purchases.text, "react.d.ts": react.text };
}

/** Writes the declarations beside the built modules; CommonJS has its own file ending. */
export function writeDeclarations(): void {
  const dist = join(root, "purchases/dist");
  const files = declarations();
  for (const [name, text] of Object.entries(files)) {
    put(join(dist, "es", name), text);
    put(join(dist, "cjs", name.replace(/\.ts$/, ".cts")), text.replaceAll('"./purchases.js"', '"./purchases.cjs"'));
  }
  put(join(dist, "standalone/purchases.d.ts"), files["purchases.d.ts"] ?? "");
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
