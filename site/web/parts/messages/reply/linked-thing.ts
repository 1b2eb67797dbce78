import type { DraftCard } from "./use-reply-draft.ts";

const things: readonly { kind: DraftCard["kind"]; path: RegExp }[] = [
  { kind: "item", path: /^\/members\/[a-z0-9-]+\/wardrobe\/([0-9a-f-]{36})$/ },
  { kind: "look", path: /^\/looks\/(?!new$)([a-z0-9-]+)$/ },
  { kind: "product", path: /^\/products\/([a-z0-9-]+)$/ },
];

/**
 * The first look, product or item of this site whose address stands in a text.
 * @returns with the text without that address
 */
export function linkedThing(text: string, origin: string): { card: DraftCard; rest: string } | null {
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"“”]+/g)) {
    const address = found.replace(/[.,;:!?)’]+$/, "");
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    if (url.origin !== origin) continue;
    for (const { kind, path } of things) {
      const at = path.exec(url.pathname)?.[1];
      if (!at) continue;
      const rest = `${text.slice(0, index)}${text.slice(index + address.length)}`.replace(/ {2,}/g, " ");
      return { card: { kind, at, name: kind === "item" ? "Linked item" : at.replaceAll("-", " ") }, rest };
    }
  }
  return null;
}
