import { join } from "node:path";
import type { Rolldown } from "vite";

/** The bundler's own word for a module id and what it knows about it. */
type Ask = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const at = (path: string) => join(import.meta.dirname, "..", path);
const client = at("purchases.ts");
const script = at("standalone.ts");
const checkout = at("screens/open-checkout.tsx");
const paywall = at("client/present-paywall.ts");

/**
 * The part that a module lies in, so that a checkout is two files and not one for every way of sharing: what a paywall
 * needs too is one, the rest the other. A test store, which no customer ever sees, takes what it needs from both. Null
 * for what is in the script already, and for what no checkout needs.
 */
export function screenPartOf(id: string, ask: Ask): string | null {
  const isNeededBy = (entry: string) => neededBy(entry, ask).has(id);
  if (isNeededBy(script) || !isNeededBy(checkout)) return null;
  return isNeededBy(paywall) ? "screens" : "open-checkout";
}

/** The part of the modules that are there before a purchase: one file, and not one for every way of sharing. */
export function clientPartOf(id: string, ask: Ask): string | null {
  return neededBy(client, ask).has(id) ? "client" : null;
}

/** A module and everything that it imports at once. */
function neededBy(id: string, ask: Ask, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of ask.getModuleInfo(id)?.importedIds ?? []) neededBy(one, ask, found);
  return found;
}
