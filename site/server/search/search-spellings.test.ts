import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { paths } from "../../shared/paths.ts";
import { searchKinds } from "../../shared/search/search-kinds.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { testSite } from "../testing/test-site.ts";

const name = "Corduroy for Zoë";
const other = "Rain on Sunday";

/** One thing of each kind with each of the two names. */
async function siteWithNames() {
  const site = await testSite();
  const { ada, joins } = site;
  await hasBrand(site, { slug: "halden" });
  await hasGroup(site, { slug: "knitwear" });
  for (const [first, title] of [
    ["Bea", name],
    ["Gro", other],
  ] as const) {
    await ada.posts(title);
    await hasProduct(site, { brand: "halden", slug: `product-${first.toLowerCase()}`, name: title });
    await hasEntry(site, { slug: `entry-${first.toLowerCase()}`, title });
    await hasStarted(ada, title);
    await joins(first, undefined, { username: title });
    await hasBrand(site, { slug: `brand-${first.toLowerCase()}`, name: title });
    await ada.adds(title);
  }
  return site;
}

const spellings = {
  "as it is written": name,
  "in capitals, and in another order": "ZOË CORDUROY",
  "without its accent": "corduroy for zoe",
  "with accents that it has not": "Çórdüroy",
  "with the accent as a sign of its own": "zoe\u0308 corduroy",
  "with a wrong letter": "corduroi",
  "without a letter": "cordury",
  "with a letter twice": "corrduroy",
  "with two letters that changed places": "corduory",
  "misspelt, and without its accent": "cordury zoe",
  "by its beginning": "cordu",
  "by the beginning of its last word": "corduroy zo",
  "by two letters": "zo",
};

test("names of every kind are found in any of these spellings, and nothing else is", async () => {
  const { ada } = await siteWithNames();
  for (const [how, text] of Object.entries(spellings)) {
    const { found } = await ada.sees("search", paths.searchFor(text));
    const names = searchKinds.map((kind) => [
      kind,
      defined(found)[kind].items.map((card) =>
        "title" in card ? card.title : "username" in card ? card.username : card.name,
      ),
    ]);
    expect.soft(names, `${how}: ${text}`).toEqual(searchKinds.map((kind) => [kind, [name]]));
  }
});

test("names of every kind are found by a short word with two letters that changed places", async () => {
  const { ada } = await siteWithNames();
  for (const text of ["rian", "rain on snuday"]) {
    const { found } = await ada.sees("search", paths.searchFor(text));
    const counts = searchKinds.map((kind) => [kind, defined(found)[kind].count]);
    expect.soft(counts, text).toEqual(searchKinds.map((kind) => [kind, 1]));
  }
});
