import { api, paths } from "../../site/shared/paths.ts";
import type { SearchRefinement } from "../../site/shared/search/paths.ts";
import type { NarrowedKind } from "../../site/shared/search/search-facets.ts";
import { searchKinds } from "../../site/shared/search/search-kinds.ts";
import { measureReads } from "./measure-fetches.ts";
import type { OpenSite } from "./open-site.ts";
import { tokens } from "./seeded-examples.ts";

const bars = { p95Ms: 80 };

const typed = {
  "typed beginnings": ["c", "co", "coa", "qu", "quil", "wed", "lin", "boxy wo"],
  "whole words": ["coat", "linen shirt", "quilted jacket", "lindqvist", "mending", "corduroy"],
  "misspelt words": ["jaket", "quiltd", "lindqvst", "cashmre coat", "corduory", "trousrs"],
  accents: ["bouclé", "crème scarf", "zoë", "BOUCLÉ coat"],
  "rare words": ["biella", "outfit number 7777", "part 42", "bench 1234"],
  "frequent words": ["wear", "the", "number", "bench", "outfit number"],
  "words without a hit": ["xylophone", "quartz zeppelin", "zzzz", "wvxyq"],
};

/** Each with its own filters: a frequent choice, a rare one, and several. */
const narrowed: { kind: NarrowedKind; chosen: SearchRefinement[] }[] = [
  { kind: "looks", chosen: [{}, { season: "autumn" }, { colour: "metallic" }, { colour: "navy", occasion: "work" }] },
  { kind: "products", chosen: [{ category: "coat" }, { brand: "bench-brand-1" }] },
  { kind: "entries", chosen: [{ category: "bench-category-1" }] },
  { kind: "discussions", chosen: [{}] },
];

/** Searches all kinds together and each kind alone, as a visitor and as a member, with filters and without, and asks for suggestions. */
export async function measureSearch(site: OpenSite): Promise<void> {
  await site.recurring.get("site.known-words")?.();
  const readers = { visitor: {}, member: { Authorization: `Bearer ${tokens.wearer}` } };
  for (const [reader, headers] of Object.entries(readers))
    for (const [what, texts] of Object.entries(typed)) {
      for (const kind of [undefined, ...searchKinds]) {
        const requests = texts.map((text) => ({ path: paths.searchFor(text, kind), headers }));
        await measureReads(site, `search, ${what}, ${kind ?? "all kinds"}, ${reader}`, requests, bars);
      }
      for (const { kind, chosen } of narrowed) {
        const requests = texts.flatMap((text) =>
          chosen.map((one) => ({ path: paths.searchFor(text, kind, one), headers })),
        );
        await measureReads(site, `search, ${what}, ${kind} with filters, ${reader}`, requests, bars);
      }
      const suggested = texts.map((text) => ({ path: `${api.search}?${new URLSearchParams({ q: text })}`, headers }));
      await measureReads(site, `search suggestions, ${what}, ${reader}`, suggested, bars);
    }
}
