import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDeclarations } from "./declarations.ts";

const room = join(import.meta.dirname, "..");
const dist = join(room, "dist");

/** Makes `dist/` a package that `npm publish` takes as it is: both builds, their types, and no dependency but React. */
export function writePublishedPackage(): void {
  writeDeclarations();
  const own = JSON.parse(readFileSync(join(room, "package.json"), "utf8"));
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const published = {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: "module",
    // Only the standalone script does something by being loaded.
    sideEffects: ["./standalone/purchases.js"],
    exports: {
      ".": entry("es/purchases"),
      "./react": entry("es/react"),
      "./standalone": entry("standalone/purchases"),
      "./package.json": "./package.json",
    },
    peerDependencies: own.peerDependencies,
  };
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(room, "../LICENSE"), join(dist, "LICENSE"));
}
