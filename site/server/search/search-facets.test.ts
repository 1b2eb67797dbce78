import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { SearchRefinement } from "../../shared/search/paths.ts";
import type { Facet, NarrowedKind } from "../../shared/search/search-facets.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { postsWithBrand } from "../brands/testing/posts-with-brand.ts";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasCategory } from "../notebook/testing/has-category.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { productColours } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { setLookState } from "../testing/cast/set-look-state.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

async function narrows(person: Person, text: string, kind: NarrowedKind, chosen: SearchRefinement = {}) {
  const { found, narrowed } = await person.sees("search", paths.searchFor(text, kind, chosen));
  if (!found || !narrowed) throw new Error("Nothing can be narrowed here.");
  return { found: found[kind], narrowed };
}

/** The names of what is left, in their order. */
async function leaves(person: Person, text: string, kind: NarrowedKind, chosen: SearchRefinement): Promise<string[]> {
  const { found } = await narrows(person, text, kind, chosen);
  return found.items.map((card) => ("title" in card ? card.title : card.name));
}

/** "red 2, brown 1": the choices of a facet. */
async function offers(
  person: Person,
  facet: Facet,
  [text, kind, chosen]: [text: string, kind: NarrowedKind, chosen?: SearchRefinement],
): Promise<string> {
  const { narrowed } = await narrows(person, text, kind, chosen);
  const choices = narrowed.facets.find((one) => one.facet === facet)?.choices ?? [];
  return choices.map(({ value, count }) => `${value} ${count}`).join(", ");
}

/** Four looks of corduroy, and one of something else. */
async function siteWithLooks() {
  const site = await testSite();
  const { ada } = site;
  const { id: norr } = await hasBrand(site, { slug: "norr", name: "Norr & Sund" });
  await ada.posts("Corduroy in May", { colours: ["green"], season: "spring", occasion: "weekend" });
  await ada.posts("Corduroy at work", { colours: ["brown", "cream"], season: "autumn", occasion: "work" });
  await ada.posts("Corduroy again", { colours: ["brown"], season: "autumn", occasion: "weekend" });
  await postsWithBrand(site, ada, "Corduroy by a brand", norr, { colours: ["brown"], season: "winter" });
  await ada.posts("Silk", { colours: ["brown"], season: "summer", occasion: "evening" });
  return site;
}

describe("what looks are narrowed by", () => {
  test("is offered with how many results have it, the most first", async () => {
    const { visitor } = await siteWithLooks();
    expect(await offers(visitor, "colour", ["corduroy", "looks"])).toBe("brown 3, cream 1, green 1");
    expect(await offers(visitor, "season", ["corduroy", "looks"])).toBe("autumn 2, spring 1, winter 1");
    expect(await offers(visitor, "occasion", ["corduroy", "looks"])).toBe("weekend 2, work 1");
    expect(await offers(visitor, "brand", ["corduroy", "looks"])).toBe("norr 1");
    const { narrowed } = await narrows(visitor, "corduroy", "looks");
    expect(narrowed.facets.map(({ facet }) => facet)).toEqual(["colour", "season", "occasion", "brand"]);
    expect(narrowed.facets.at(-1)?.choices).toEqual([{ value: "norr", name: "Norr & Sund", count: 1 }]);
  });

  test.each<[SearchRefinement, string[]]>([
    [{ colour: "brown" }, ["Corduroy by a brand", "Corduroy again", "Corduroy at work"]],
    [{ colour: "cream" }, ["Corduroy at work"]],
    [{ season: "autumn" }, ["Corduroy again", "Corduroy at work"]],
    [{ occasion: "weekend" }, ["Corduroy again", "Corduroy in May"]],
    [{ brand: "norr" }, ["Corduroy by a brand"]],
    [{ colour: "brown", season: "autumn", occasion: "work" }, ["Corduroy at work"]],
    [{ colour: "green", season: "winter" }, []],
  ])("%j leaves %j", async (chosen, titles) => {
    const { visitor } = await siteWithLooks();
    const { found, narrowed } = await narrows(visitor, "corduroy", "looks", chosen);
    expect((await leaves(visitor, "corduroy", "looks", chosen)).sort()).toEqual([...titles].sort());
    expect(narrowed.count).toBe(titles.length);
    // The tab leads to all of them.
    expect(found.count).toBe(4);
  });

  test("is counted with what is chosen of the other facets, so that each choice says what it leads to", async () => {
    const { visitor } = await siteWithLooks();
    const chosen = { colour: "brown" };
    expect(await offers(visitor, "colour", ["corduroy", "looks", chosen])).toBe("brown 3, cream 1, green 1");
    expect(await offers(visitor, "season", ["corduroy", "looks", chosen])).toBe("autumn 2, winter 1");
  });

  test("stays offered where no result has it", async () => {
    const { visitor } = await siteWithLooks();
    const chosen = { colour: "pink", brand: "norr" };
    const { narrowed } = await narrows(visitor, "corduroy", "looks", chosen);
    const [colour] = narrowed.facets;
    expect(colour).toMatchObject({ facet: "colour", chosen: "pink" });
    expect(colour?.choices.at(-1)).toEqual({ value: "pink", name: null, count: 0 });
    expect(await leaves(visitor, "corduroy", "looks", chosen)).toEqual([]);
  });

  test("narrows what was found for a misspelt word, too", async () => {
    const { visitor } = await siteWithLooks();
    expect(await leaves(visitor, "corduroi", "looks", { season: "spring" })).toEqual(["Corduroy in May"]);
    expect(await offers(visitor, "season", ["cordu", "looks"])).toBe("autumn 2, spring 1, winter 1");
    expect(await offers(visitor, "season", ["co", "looks"])).toBe("autumn 2, spring 1, winter 1");
  });

  test("is counted up to one more than a page shows", async () => {
    const { db, ada, visitor } = await testSite({ isConsistent: false });
    await ada.posts("Corduroy", { colours: ["red"], season: "autumn" });
    await db.$client.query(copiesOfTheLook, [maxFound + 9]);
    expect(await offers(visitor, "season", ["corduroy", "looks"])).toBe(`autumn ${maxFound + 1}`);
    const { found, narrowed } = await narrows(visitor, "corduroy", "looks", { season: "autumn" });
    expect([found.items.length, found.count, narrowed.count]).toEqual([maxFound, maxFound + 1, maxFound + 1]);
  });
});

/** Without as many uploads. */
const copiesOfTheLook = `
  with made as (
    insert into site.looks (id, author_id, slug, title, text, search_text, season, position, posted_at)
    select gen_random_uuid(), author_id, 'copy-' || n, title, '', search_text, season, n + 1, posted_at
    from site.looks, generate_series(1, $1::int) n returning id, posted_at),
  pictured as (
    insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, created_at)
    select made.id, p.owner_id, p.sha256, p.upload_id, 40, 50, '{40}', p.colour, p.created_at
    from made, site.photos p returning id)
  insert into site.look_photos select id, 0, id, '' from pictured`;

describe("what others are narrowed by", () => {
  test("products: category, colour and brand", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "halden", name: "Halden" });
    await hasBrand(site, { slug: "norr", name: "Norr" });
    const cape = await hasProduct(site, { brand: "halden", slug: "wool-cape", category: "coat" });
    await hasProduct(site, { brand: "norr", slug: "wool-skirt", category: "skirt" });
    await hasProduct(site, { brand: "norr", slug: "wool-hidden", category: "skirt", state: "hidden" });
    await site.db.insert(productColours).values({ productId: cape.id, position: 0, colour: "red" });
    const { visitor } = site;
    expect(await offers(visitor, "category", ["wool", "products"])).toBe("coat 1, skirt 1");
    expect(await offers(visitor, "colour", ["wool", "products"])).toBe("red 1");
    expect(await offers(visitor, "brand", ["wool", "products", { category: "skirt" }])).toBe("norr 1");
    expect(await leaves(visitor, "wool", "products", { colour: "red" })).toEqual(["Wool Cape"]);
    expect(await leaves(visitor, "wool", "products", { brand: "norr", category: "skirt" })).toEqual(["Wool Skirt"]);
  });

  test("entries of the notebook: category", async () => {
    const site = await testSite();
    await hasCategory(site, { slug: "care" });
    await hasCategory(site, { slug: "seams" });
    await hasEntry(site, { slug: "moths", title: "Moths and wool", categories: ["care"] });
    await hasEntry(site, { slug: "darning", title: "Darning wool", categories: ["care", "seams"] });
    await hasEntry(site, { slug: "draft", title: "Wool, unfinished", categories: ["seams"], state: "draft" });
    expect(await offers(site.ada, "category", ["wool", "entries"])).toBe("care 2, seams 1");
    expect(await leaves(site.visitor, "wool", "entries", { category: "seams" })).toEqual(["Darning wool"]);
  });

  test("discussions: group", async () => {
    const site = await testSite();
    await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
    await hasGroup(site, { slug: "mending", name: "Mending" });
    await hasStarted(site.ada, "Which wool for socks?");
    await hasStarted(site.ada, "Wool on wool", { group: "mending" });
    expect(await offers(site.visitor, "group", ["wool", "discussions"])).toBe("knitwear 1, mending 1");
    expect(await leaves(site.ada, "wool", "discussions", { group: "mending" })).toEqual(["Wool on wool"]);
  });

  test("members, brands and a wardrobe: nothing", async () => {
    const { ada } = await testSite();
    for (const kind of ["members", "brands", "wardrobe"] as const)
      expect((await ada.sees("search", paths.searchFor("ada", kind, { colour: "red" }))).narrowed).toBeNull();
    expect((await ada.sees("search", paths.searchFor("ada"))).narrowed).toBeNull();
  });
});

describe("what somebody may not see", () => {
  test("is not counted: looks of a private member, of one who blocked them, for their author alone, deleted, hidden", async () => {
    const site = await testSite();
    const { ada, joins, visitor, db } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await ada.posts("Corduroy for all", { colours: ["red"], season: "autumn" });
    await ada.posts("Corduroy for me", { colours: ["pink"], season: "winter", audience: "me" });
    await bea.posts("Corduroy of a private member", { colours: ["teal"], season: "spring" });
    await cleo.posts("Corduroy of Cleo", { colours: ["navy"], season: "summer" });
    const { slug } = await ada.posts("Corduroy that was hidden", { colours: ["black"], season: "winter" });
    await setLookState(db, slug, "hidden");
    const deleted = await ada.posts("Corduroy of yesterday", { colours: ["grey"], season: "winter" });
    await ada.sends("DELETE", api.look(deleted.slug));
    await bea.setsPrivacy(true);
    const dora = await joins("Dora");
    await cleo.blocks("dora");
    expect(await offers(visitor, "colour", ["corduroy", "looks"])).toBe("navy 1, red 1");
    expect(await offers(dora, "colour", ["corduroy", "looks"])).toBe("red 1");
    expect(await offers(dora, "season", ["corduroi", "looks"])).toBe("autumn 1");
    expect(await leaves(dora, "corduroy", "looks", { colour: "navy" })).toEqual([]);
    expect(await leaves(visitor, "corduroy", "looks", { colour: "teal" })).toEqual([]);
    expect(await offers(ada, "colour", ["corduroy for", "looks"])).toBe("pink 1, red 1");
  });

  test("is not offered: brands that are not public", async () => {
    const site = await testSite();
    const { id } = await hasBrand(site, { slug: "norr", state: "hidden" });
    await postsWithBrand(site, site.ada, "Corduroy", id, { season: "autumn" });
    expect(await offers(site.visitor, "brand", ["corduroy", "looks"])).toBe("");
  });
});

describe("whatever the address says", () => {
  test.each([
    "colour=mauve",
    "season=monsoon",
    "occasion=%27%3B%20drop%20table%20looks%3B--",
    "brand=nobody",
    "brand=%25",
    `brand=${"x".repeat(5_000)}`,
    "exact=yes",
  ])("%s is refused", async (query) => {
    const { ada, visitor, logLines } = await testSite();
    await ada.posts("Corduroy", { colours: ["red"] });
    for (const person of [ada, visitor])
      expect((await person.gets(`${paths.searchFor("corduroy", "looks")}&${query}`)).status).toBe(400);
    expect(logLines).toEqual([]);
  });

  test("a facet of another kind, or an empty one, makes no difference", async () => {
    const { visitor } = await siteWithLooks();
    for (const query of ["kind=looks&group=nobody&category=hats", "kind=looks&colour=&brand="])
      expect((await visitor.sees("search", `${paths.search}?q=corduroy&${query}`)).narrowed?.count).toBe(4);
    expect((await visitor.gets(`${paths.search}?q=corduroy&colour=mauve`)).status).toBe(200);
  });

  test("the words are as hostile as before", async () => {
    const { ada, logLines } = await siteWithLooks();
    for (const text of ["%", "c_r%y", "\\", "🧥", "معطف صوف", "'; --", "x".repeat(10_000), "\ud83d", "co"])
      for (const kind of ["looks", "products", "entries", "discussions"] as const)
        expect((await ada.gets(paths.searchFor(text, kind))).status).toBe(200);
    expect(logLines).toEqual([]);
  });
});
