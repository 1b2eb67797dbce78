import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { SearchSuggestionsAnswer } from "../../shared/search/search.ts";
import { maxFound, type SearchKind } from "../../shared/search/search-kinds.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasStarted, replies } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

/** The names of what a person finds of a kind. */
async function finds(person: Person, text: string, kind: SearchKind): Promise<string[]> {
  const { found } = await person.sees("search", paths.searchFor(text, kind));
  if (!found) return [];
  return found[kind].items.map((card) =>
    "title" in card ? card.title : "username" in card ? card.username : (card.name ?? ""),
  );
}

async function suggestionsFor(person: Person, text: string) {
  const response = await person.gets(`${api.search}?${new URLSearchParams({ q: text })}`);
  const { data } = (await response.json()) as { data: SearchSuggestionsAnswer };
  return data.suggestions.map(({ kind, name, to }) => ({ kind, name, to }));
}

describe("what a search finds", () => {
  test("looks by words of their titles and texts, whatever the order", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("Corduroy for the lecture hall", { text: "My grandmother’s jacket." });
    await ada.posts("Rain on Sunday");
    for (const text of ["corduroy", "lecture corduroy", "Grandmother corduroy", "CORDUROY, hall!"])
      expect(await finds(visitor, text, "looks")).toEqual(["Corduroy for the lecture hall"]);
    expect(await finds(visitor, "corduroy sunday", "looks")).toEqual([]);
  });

  test("entries of the notebook by title, introduction and text", async () => {
    const site = await testSite();
    const { visitor } = site;
    const document = ["Everybody reads this", teaserEnd, "Behind it stands chinchilla"];
    await hasEntry(site, { slug: "moths", title: "Moths, without the panic", excerpt: "Freezer and brush.", document });
    await hasEntry(site, { slug: "draft", title: "Moths, unfinished", state: "draft", document });
    for (const text of ["pannic", "panic freezer", "everybody", "moths chinchilla"])
      expect(await finds(visitor, text, "entries")).toEqual(["Moths, without the panic"]);
    expect(await suggestionsFor(visitor, "moth")).toContainEqual({
      ...{ kind: "entries", name: "Moths, without the panic", to: paths.entry("moths") },
    });
  });

  test.each([
    ["corduroi", "Corduroy for Zoë"],
    ["cordury zoe", "Corduroy for Zoë"],
    ["Corduroy Zoe", "Corduroy for Zoë"],
    ["cordu", "Corduroy for Zoë"],
    ["corduory", "Corduroy for Zoë"],
    ["łodz", "Coat from Łódź"],
    ["lodz", "Coat from Łódź"],
    ["Lodź coat", "Coat from Łódź"],
  ])("“%s” finds “%s”", async (text, title) => {
    const { ada, visitor } = await testSite();
    await ada.posts("Corduroy for Zoë");
    await ada.posts("Coat from Łódź");
    await ada.posts("Something else");
    expect(await finds(visitor, text, "looks")).toEqual([title]);
  });

  test.each([
    ["jaket", "Jacket"],
    ["trosers", "Trousers"],
    ["cardign", "Cardigan"],
    ["nitwear", "Knitwear"],
    ["sweeter", "Sweater"],
    ["lether", "Leather"],
  ])("“%s” finds a %s, and nothing that only begins like it", async (text, title) => {
    const { ada, visitor } = await testSite();
    for (const one of [title, "Jar", "Tropical", "Carpet", "Nightgown", "Swing", "Lampshade"]) await ada.posts(one);
    expect(await finds(visitor, text, "looks")).toEqual([title]);
  });

  test("the title that is closest comes first, then the newest; a text comes last", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("Raincoat");
    await ada.posts("Sunday", { text: "With a coat." });
    await ada.posts("A coat in May");
    await ada.posts("A coat in June");
    expect(await finds(visitor, "coat", "looks")).toEqual(["A coat in June", "A coat in May", "Raincoat", "Sunday"]);
  });

  test("with one or two letters only names that begin with them", async () => {
    const { ada, joins, visitor } = await testSite();
    await joins("Coco");
    await joins("Marco");
    await ada.posts("Coat in May", { text: "Cotton" });
    await ada.posts("Second coat");
    await ada.posts("Raincoat");
    expect(await finds(visitor, "co", "looks")).toEqual(["Second coat", "Coat in May"]);
    expect(await finds(visitor, "co", "members")).toEqual(["Coco"]);
  });

  test("members, brands, products and discussions", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "halden", name: "Håldén" });
    await hasProduct(site, { brand: "halden", slug: "cape", name: "Wool cape" });
    await hasGroup(site, { slug: "knitwear" });
    await hasStarted(site.ada, "Which way does the nap run?");
    expect(await finds(site.visitor, "ada mash", "members")).toEqual(["Ada Marsh"]);
    expect(await finds(site.visitor, "haldn", "brands")).toEqual(["Håldén"]);
    expect(await finds(site.visitor, "halden cape", "products")).toEqual(["Wool cape"]);
    expect(await finds(site.visitor, "does nap", "discussions")).toEqual(["Which way does the nap run?"]);
  });

  test("discussions by their tags and first message, with the sentence that has the word; replies find nothing", async () => {
    const site = await testSite();
    const { ada, joins, visitor } = site;
    const bea = await joins("Bea");
    await hasGroup(site, { slug: "knitwear" });
    const text = "Stroke your **corduroy** downwards. If it goes dark, the tailor cut it upside down.";
    const slug = await hasStarted(ada, "Which way does the nap run?", { text, tags: ["velour"] });
    await hasStarted(ada, "Corduroy in summer");
    await replies(bea, slug, "Chinchilla is worse.");
    expect(await finds(visitor, "velour", "discussions")).toEqual(["Which way does the nap run?"]);
    expect(await finds(visitor, "nap upside", "discussions")).toEqual(["Which way does the nap run?"]);
    expect(await finds(visitor, "chinchilla", "discussions")).toEqual([]);
    const named = "Corduroy in summer";
    expect(await finds(visitor, "corduroy", "discussions")).toEqual([named, "Which way does the nap run?"]);
    const { found, mended } = await visitor.sees("search", paths.searchFor("stroke corduroy"));
    expect(found?.discussions.items).toMatchObject([
      { last: { author: "Ada Marsh", number: 1, text: expect.stringMatching(/^Stroke your corduroy downwards\. /) } },
    ]);
    expect(mended).toBeNull();
    expect((await visitor.sees("search", paths.searchFor("nap"))).found?.discussions.items).toMatchObject([
      { last: { author: "Bea", number: 2, text: "Chinchilla is worse." } },
    ]);
  });

  test("members by their bios, after those whose names have the word", async () => {
    const { joins, visitor } = await testSite();
    await joins("Bea", "Holt", { bio: "Bookbinder in Leipzig.\nWears corduroy." });
    await joins("Corduroy", "Jones", { bio: "Sews." });
    expect(await finds(visitor, "corduroy", "members")).toEqual(["Corduroy Jones", "Bea Holt"]);
    const { found, mended } = await visitor.sees("search", paths.searchFor("corduroy"));
    expect(found?.members.items.map(({ bio }) => bio)).toEqual([null, "Bookbinder in Leipzig. Wears corduroy."]);
    expect(mended).toBeNull();
  });

  test("an edited look by its new words only", async () => {
    const { ada, visitor } = await testSite();
    const { slug, photo } = await ada.posts("Corduroy");
    await ada.sends("PUT", api.look(slug), { title: "Velvet", photos: [{ id: photo.id, alt: "Velvet" }] });
    expect(await finds(visitor, "corduroy", "looks")).toEqual([]);
    expect(await finds(visitor, "velvet", "looks")).toEqual(["Velvet"]);
  });
});

describe("who finds what", () => {
  test("what stands below a teaser finds nothing, whoever searches", async () => {
    const site = await testSite();
    const { ada, joins, visitor } = site;
    const sue = await joins("Sue", "Marsh", { subscribedUntil: new Date("2999-01-01") });
    const root = await joins("Root", "Adams", { role: "admin" });
    const document = ["Everybody reads of velvet", teaserEnd, "Behind it stands chinchilla"];
    for (const allowed of ["members", "subscribers"] as const)
      await hasEntry(site, { slug: allowed, title: `For ${allowed}`, allowed, document });
    for (const person of [visitor, ada, sue, root]) {
      expect(await finds(person, "chinchilla", "entries")).toEqual([]);
      expect(await finds(person, "velvet chinchilla", "entries")).toEqual([]);
      expect((await finds(person, "velvet", "entries")).sort()).toEqual(["For members", "For subscribers"]);
    }
  });

  test("the first message of a closed group finds its discussion for those who may read it; the title for all", async () => {
    const site = await testSite();
    const { ada, joins, visitor } = site;
    const sue = await joins("Sue", "Marsh", { subscribedUntil: new Date("2999-01-01") });
    const root = await joins("Root", "Adams", { role: "admin" });
    await hasGroup(site, { slug: "atelier", mayRead: "subscribers", mayPost: "subscribers" });
    await hasGroup(site, { slug: "inside", mayRead: "members" });
    await hasStarted(sue, "Handbags", { group: "atelier", text: "Smell the lining of handbags" });
    await hasStarted(ada, "Suitcases", { group: "inside", text: "Weigh the lining" });
    for (const [person, titles] of [
      [visitor, []],
      [ada, ["Suitcases"]],
      [sue, ["Handbags", "Suitcases"]],
      [root, ["Handbags", "Suitcases"]],
    ] as const) {
      const { found } = await person.sees("search", paths.searchFor("lining"));
      expect(found?.discussions.items.map(({ title }) => title).sort()).toEqual(titles);
      expect((await finds(person, "lining", "discussions")).sort()).toEqual(titles);
      expect(await finds(person, "handbags", "discussions")).toEqual(["Handbags"]);
    }
    expect(await finds(visitor, "handbags lining", "discussions")).toEqual([]);
    const { found } = await ada.sees("search", paths.searchFor("handbag"));
    expect(found?.discussions.items).toMatchObject([{ title: "Handbags", last: null }]);
    expect(JSON.stringify(found)).not.toContain("lining");
  });

  test("looks of a private member are for followers, and for their author", async () => {
    const { ada, joins, visitor } = await testSite();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    await ada.posts("Corduroy");
    await bea.follows("ada");
    await ada.sends("PUT", api.privacy, { is_private: true });
    expect(await finds(visitor, "corduroy", "looks")).toEqual([]);
    expect(await finds(cleo, "corduroi", "looks")).toEqual([]);
    expect(await finds(bea, "corduroi", "looks")).toEqual(["Corduroy"]);
    expect(await finds(ada, "corduroy", "looks")).toEqual(["Corduroy"]);
  });

  test("a deleted look and one for its author alone are found by nobody else, and not counted", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    await ada.posts("Corduroy for me", { audience: "me" });
    const { slug } = await ada.posts("Corduroy of yesterday");
    await ada.sends("DELETE", api.look(slug));
    const { found } = await bea.sees("search", paths.searchFor("corduroy"));
    expect(found?.looks).toEqual({ items: [], count: 0 });
    expect(await finds(ada, "corduroy", "looks")).toEqual(["Corduroy for me"]);
  });

  test("whoever was blocked finds neither the member nor what they posted", async () => {
    const site = await testSite();
    const { ada, joins, visitor } = site;
    const bea = await joins("Bea");
    await hasGroup(site, { slug: "knitwear" });
    await ada.posts("Corduroy");
    await hasStarted(ada, "Corduroy and rain");
    await ada.blocks("bea");
    for (const kind of ["looks", "discussions"] as const) {
      expect(await finds(bea, "corduroy", kind)).toEqual([]);
      expect(await finds(visitor, "corduroy", kind)).toHaveLength(1);
    }
    expect(await finds(bea, "marsh", "members")).toEqual([]);
    expect(await suggestionsFor(bea, "corduroy")).toEqual([]);
  });

  test("a private member is found by name, without city and number of looks", async () => {
    const { joins, visitor } = await testSite();
    await joins("Bea", "Holt", { isPrivate: true, city: "Leipzig" });
    const { found } = await visitor.sees("search", paths.searchFor("bea holt"));
    expect(found?.members.items).toMatchObject([{ username: "Bea Holt", city: null, looks: null }]);
  });

  test("the bio of a private member finds them for nobody, until they are public", async () => {
    const { ada, joins, visitor } = await testSite();
    const bea = await joins("Bea", "Holt", { bio: "Corduroy", isPrivate: true });
    await ada.follows("bea");
    for (const person of [visitor, ada, bea]) expect(await finds(person, "corduroy", "members")).toEqual([]);
    await bea.sends("PUT", api.privacy, { is_private: false });
    expect(await finds(visitor, "corduroy", "members")).toEqual(["Bea Holt"]);
    await bea.sends("PUT", api.privacy, { is_private: true });
    expect(await finds(visitor, "corduroy", "members")).toEqual([]);
  });

  test("brands and products that are not public are found by nobody", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "halden", state: "hidden" });
    await hasProduct(site, { brand: "halden", slug: "cape", name: "Cape" });
    expect(await finds(site.ada, "halden", "brands")).toEqual([]);
    expect(await finds(site.ada, "cape", "products")).toEqual([]);
  });

  test("things in a wardrobe only by their owner", async () => {
    const { ada, joins, visitor } = await testSite();
    const bea = await joins("Bea");
    await ada.adds("Crème cardigan", { brand: "Halden" });
    for (const text of ["creme", "cardign", "halden", "cr"])
      expect(await finds(ada, text, "wardrobe")).toEqual(["Crème cardigan"]);
    expect(await finds(bea, "creme", "wardrobe")).toEqual([]);
    expect(await finds(visitor, "creme", "wardrobe")).toEqual([]);
  });
});

describe("the page", () => {
  test("shows four of each kind and counts them all", async () => {
    const { ada, visitor } = await testSite();
    for (let number = 1; number <= 6; number++) await ada.posts(`Corduroy ${number}`);
    const { found } = await visitor.sees("search", paths.searchFor("corduroy"));
    expect(found?.looks.items).toHaveLength(4);
    expect(found?.looks.count).toBe(6);
    expect(await finds(visitor, "corduroy", "looks")).toHaveLength(6);
  });

  test("counts up to one more than it shows", async () => {
    const { joins, visitor } = await testSite();
    for (let number = 1; number <= maxFound + 3; number++) await joins(`Tester${number}`);
    const { found } = await visitor.sees("search", paths.searchFor("tester", "members"));
    expect(found?.members.items).toHaveLength(maxFound);
    expect(found?.members.count).toBe(maxFound + 1);
  });

  test("searches for nothing without words, and refuses an unknown kind", async () => {
    const { visitor } = await testSite();
    expect(await visitor.sees("search", paths.search)).toMatchObject({ text: "", found: null });
    expect((await visitor.gets(`${paths.search}?q=coat&kind=hats`)).status).toBe(400);
  });

  test("is kept by nobody", async () => {
    const { ada, visitor } = await testSite();
    await visitor.gets(paths.searchFor("corduroy"));
    await ada.posts("Corduroy");
    const page = await visitor.gets(paths.searchFor("corduroy"));
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await page.text()).toContain("Corduroy");
    expect(await (await visitor.gets("/robots.txt")).text()).toContain("Disallow: /search?");
  });
});

describe("suggestions", () => {
  test("are the best two of each kind, with their addresses", async () => {
    const { ada } = await testSite();
    for (const title of ["Corduroy", "Corduroy in May", "Corduroy in the rain"]) await ada.posts(title);
    const { id } = await ada.adds("Corduroy trousers");
    expect(await suggestionsFor(ada, "cordu")).toEqual([
      { kind: "looks", name: "Corduroy in the rain", to: "/looks/corduroy-in-the-rain" },
      { kind: "looks", name: "Corduroy in May", to: "/looks/corduroy-in-may" },
      { kind: "wardrobe", name: "Corduroy trousers", to: paths.item("ada", id) },
    ]);
  });

  test("are limited", async () => {
    const { visitor } = await testSite();
    const statuses = await Promise.all(
      Array.from({ length: 320 }, async () => (await visitor.gets(`${api.search}?q=`)).status),
    );
    expect(statuses).toContain(429);
  });
});

describe("whatever somebody writes", () => {
  test.each([
    ["wildcards", "%"],
    ["more wildcards", "c_r%y"],
    ["a backslash", "cor\\duroy"],
    ["half a surrogate pair", "\ud83d"],
    ["emoji", "🧥👖"],
    ["a direction mark", "\u202ecorduroy"],
    ["Arabic", "معطف صوف"],
    ["Chinese", "外套"],
    ["quotes and a semicolon", "'; drop table looks; --\""],
    ["10,000 letters", "x".repeat(10_000)],
    ["1,000 words", "coat ".repeat(1_000)],
    ["only marks", "\u0301\u0301\u0301"],
    ["a query language", "coat & !rain | <-> :*"],
  ])("%s are no fault", async (_, text) => {
    const site = await testSite();
    await site.ada.posts("Something else");
    const query = new URLSearchParams({ q: text });
    for (const person of [site.ada, site.visitor])
      for (const path of [paths.search, api.search]) expect((await person.gets(`${path}?${query}`)).status).toBe(200);
    expect(site.logLines).toEqual([]);
  });

  test("a NUL is refused, as everywhere", async () => {
    const { visitor, logLines } = await testSite();
    for (const path of [paths.search, api.search])
      expect((await visitor.gets(`${path}?q=cor%00duroy`)).status).toBe(400);
    expect(logLines).toEqual([]);
  });

  test("a percent sign stands for itself", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("Wool");
    expect(await finds(visitor, "w%l", "looks")).toEqual([]);
  });

  test("signs alone find what begins with them", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("🧥 of the week");
    await ada.posts("Something else 🧥");
    expect(await finds(visitor, "🧥 of", "looks")).toEqual(["🧥 of the week"]);
    expect(await finds(visitor, "🧥", "looks")).toEqual(["Something else 🧥", "🧥 of the week"]);
  });

  test("words of another script, and single letters, narrow down what the others find", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("A boxy coat, معطف");
    await ada.posts("A boxy coat with a quilted lining");
    await ada.posts("A boxy coat");
    expect(await finds(visitor, "coat معطف", "looks")).toEqual(["A boxy coat, معطف"]);
    expect(await finds(visitor, "معطف jaket", "looks")).toEqual([]);
    expect((await finds(visitor, "boxy q", "looks"))[0]).toBe("A boxy coat with a quilted lining");
  });

  test("scripts without capitals or accents are found too", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("معطف صوف للشتاء");
    expect(await finds(visitor, "معطف", "looks")).toEqual(["معطف صوف للشتاء"]);
  });
});
