import { expect, test } from "vitest";
import { caseFilters } from "../../shared/moderation/admin.ts";
import { api, paths } from "../../shared/paths.ts";
import type { SearchRefinement } from "../../shared/search/paths.ts";
import type { NarrowedKind } from "../../shared/search/search-facets.ts";
import { hasStarted, replies } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasNotebook } from "../notebook/testing/has-notebook.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import { routeAddresses } from "../testing/route-addresses.ts";
import { testSite } from "../testing/test-site.ts";

/** A page with more queries than this wants fewer and larger ones. */
const maxQueries = 12;

const narrowedSearches = (named: { brand: string; category: string }): [NarrowedKind, SearchRefinement][] => [
  ["looks", { colour: "red", brand: named.brand }],
  ["products", { category: "coat", brand: named.brand }],
  ["entries", { category: named.category }],
  ["discussions", { group: "knitwear" }],
];

test("every page asks the database a dozen things at most", async () => {
  const site = await testSite();
  const grace = await site.joins("Grace");
  const look = await site.ada.posts("Rain on Sunday");
  await grace.posts("Sun on Monday");
  await grace.follows("ada");
  await site.ada.follows("grace");
  await site.ada.likes("sun-on-monday");
  const { id: item } = await site.ada.adds("Coat", { price: { micros: 80_000_000, currency: "EUR" } });
  const outfit = await site.ada.combines("Rain", [item]);
  await site.ada.sends("POST", api.wears, { items: [item], on: "2026-01-31" });
  const catalogue = await hasCatalogue(site);
  const review = await hasReview(site, { by: "ada", of: { kind: "product", slug: catalogue.product } });
  await hasGroup(site, { slug: "knitwear" });
  const discussion = await hasStarted(grace, "Darning wool");
  await replies(site.ada, discussion, "With wool, @grace");
  const notebook = await hasNotebook(site);
  const entryOfNotebook = { kind: "entry", slug: notebook.entry } as const;
  const { id: question } = (await grace.comments(entryOfNotebook, "By hand, @ada?")).data.comment;
  await site.ada.comments(entryOfNotebook, "Always, @grace.", question);
  const named = {
    look: look.slug,
    member: "ada",
    item,
    outfit,
    review: review.id,
    ...{ ...catalogue, ...notebook },
    discussion,
    group: "knitwear",
  };
  const counts: [string, number][] = [];
  for (const person of [site.ada, grace, site.visitor])
    for (const [id, address] of routeAddresses(named))
      counts.push([`${id} for ${person.slug || "a visitor"}`, await site.queriesOf(() => person.gets(address))]);
  for (const person of [site.ada, site.visitor])
    for (const text of ["rain", "su", "draning wool"])
      counts.push([`a search for ${text}`, await site.queriesOf(() => person.gets(paths.searchFor(text)))]);
  for (const person of [site.ada, site.visitor])
    for (const [kind, chosen] of narrowedSearches({ ...catalogue, category: notebook.category })) {
      const address = paths.searchFor("wool", kind, chosen);
      counts.push([`a search for ${kind}`, await site.queriesOf(() => person.gets(address))]);
    }
  for (const path of [paths.reviews, paths.product(catalogue.product), paths.brandReviews(catalogue.brand)])
    counts.push([`${path} of followed members`, await site.queriesOf(() => grace.gets(`${path}?by=following`))]);
  const root = await site.joins("Root", undefined, { role: "admin" });
  await grace.sends("POST", api.reports, { kind: "look", slug: look.slug, reason: "spam", note: "A shop" });
  for (const show of caseFilters)
    counts.push([`reports, ${show}`, await site.queriesOf(() => root.gets(paths.adminReportsOf(show)))]);
  const [entry] = (await root.sees("adminNotebook", paths.adminNotebook)).entries.items;
  const { adminNotebook, adminEntry, adminEntryPreview, adminNotebookCategories, adminNotebookCategory } = paths;
  const editor = [adminEntry(entry?.id ?? ""), adminEntryPreview(entry?.id ?? "")];
  for (const path of [adminNotebook, ...editor, adminNotebookCategories, adminNotebookCategory(notebook.category)])
    counts.push([`${path} for an admin`, await site.queriesOf(() => root.gets(path))]);
  expect(counts.filter(([, queries]) => queries > maxQueries)).toEqual([]);
});
