import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** The files of one build of the SDK, by when a browser fetches them. */
export interface BuiltFiles {
  /** Before anything is shown. */
  client: string[];
  /** Fetched by a purchase on top, in English. */
  checkout: string[];
  /** Fetched by a paywall on top of the client. */
  paywall: string[];
  testStore: string[];
  locales: string[];
}

const dist = join(import.meta.dirname, "../dist");

export function builtFiles(build: "es" | "standalone"): BuiltFiles {
  const folder = join(dist, build);
  const parts = readdirSync(join(folder, "parts")).map((name) => join(folder, "parts", name));
  const client = neededBy(join(folder, "purchases.js"));
  const beyond = (name: string) =>
    parts
      .filter((one) => basename(one).startsWith(name))
      .flatMap((one) => neededBy(one).filter((it) => !client.includes(it)));
  return {
    client,
    checkout: beyond("open-checkout"),
    paywall: beyond("run-paywall"),
    testStore: beyond("open-test-store"),
    locales: readdirSync(join(folder, "locales")).map((name) => join(folder, "locales", name)),
  };
}

/** A file and everything it imports statically. */
function neededBy(path: string, found: string[] = []): string[] {
  if (found.includes(path)) return found;
  found.push(path);
  for (const [, address = ""] of readFileSync(path, "utf8").matchAll(
    /(?:\bfrom|^import|;import)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g,
  ))
    neededBy(join(dirname(path), address), found);
  return found;
}

/** Transferred bytes: each file is compressed by itself. */
export const gzipBytes = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, path) => total + gzipSync(readFileSync(path), { level: 9 }).length, 0);

export const textOf = (path: string): string => readFileSync(path, "utf8");
