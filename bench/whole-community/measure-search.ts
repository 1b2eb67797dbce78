import { api, paths } from "../../site/shared/paths.ts";
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

/** Searches all kinds together and each kind alone, as a visitor and as a member, and asks for suggestions. */
export async function measureSearch(site: OpenSite): Promise<void> {
  const readers = { visitor: {}, member: { Authorization: `Bearer ${tokens.wearer}` } };
  for (const [reader, headers] of Object.entries(readers))
    for (const [what, texts] of Object.entries(typed)) {
      for (const kind of [undefined, ...searchKinds]) {
        const requests = texts.map((text) => ({ path: paths.searchFor(text, kind), headers }));
        await measureReads(site, `search, ${what}, ${kind ?? "all kinds"}, ${reader}`, requests, bars);
      }
      const suggested = texts.map((text) => ({ path: `${api.search}?${new URLSearchParams({ q: text })}`, headers }));
      await measureReads(site, `search suggestions, ${what}, ${reader}`, suggested, bars);
    }
}
