import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtFiles, gzipBytes } from "../../purchases/build/built-files.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const reference = join(import.meta.dirname, "../../node_modules/@revenuecat/purchases-js/dist/Purchases.es.js");

/** The web SDK's files compared to the reference client's single one. */
export function printSdkBytes(): void {
  const theirs = gzipSync(readFileSync(reference), { level: 9 }).length;
  for (const name of ["es", "standalone"] as const) {
    const { client, checkout, paywall, testStore, locales } = builtFiles(name);
    const locale = Math.max(...locales.map((one) => gzipBytes([one])));
    const total = gzipBytes([...client, ...checkout, ...paywall, ...testStore]) + locale;
    process.stdout.write(
      `SDK, ${name}: client ${kB(gzipBytes(client))}, a checkout adds ${kB(gzipBytes(checkout))}, a paywall ${kB(gzipBytes(paywall))}, a language up to ${kB(locale)}; all of it ${kB(total)}, ${(total / theirs).toFixed(2)} of the reference client's ${kB(theirs)} (gzip)\n`,
    );
  }
}
