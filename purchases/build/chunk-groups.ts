import { join } from "node:path";
import type { Rolldown } from "vite";

type Ask = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const at = (path: string) => join(import.meta.dirname, "..", path);
const client = at("purchases.ts");
const script = at("standalone.ts");
const checkout = at("screens/open-checkout.tsx");
const paywall = at("client/paywall/run-paywall.ts");

/**
 * The chunk of a checkout's module: one for what paywalls need too, another for the rest, so that a checkout loads two
 * files and not one for every combination. Null for modules of the entry, and for those that no checkout needs.
 */
export function checkoutChunkOf(id: string, ask: Ask): string | null {
  const isNeededBy = (entry: string) => neededBy(entry, ask).has(id);
  if (isNeededBy(script) || !isNeededBy(checkout)) return null;
  return isNeededBy(paywall) ? "screens" : "open-checkout";
}

/** One chunk for all modules that are loaded before a purchase. */
export function clientChunkOf(id: string, ask: Ask): string | null {
  return neededBy(client, ask).has(id) ? "client" : null;
}

/** A module and everything it imports statically. */
function neededBy(id: string, ask: Ask, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of ask.getModuleInfo(id)?.importedIds ?? []) neededBy(one, ask, found);
  return found;
}
