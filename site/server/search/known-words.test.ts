import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";
import { renewKnownWords } from "./renew-known-words.ts";

/** More looks than a search compares before it asks for known words. */
const newer = 3_100;

async function siteWithWords(...titles: string[]) {
  // Titles alone, without the numbers that a verb changes with them.
  const site = await testSite({ isConsistent: false });
  const looks = [];
  for (const title of titles) looks.push(await site.ada.posts(title));
  const finds = async (text: string) => {
    const { found } = await site.ada.sees("search", paths.searchFor(text));
    return found?.looks.items.map((card) => card.title);
  };
  const words = async () =>
    (
      await site.db.$client.query<{ word: string }>(
        "select word || ' ' || name_count as word from site.known_words order by 1",
      )
    ).rows.map((row) => row.word);
  return { ...site, looks, finds, words };
}

/** Old looks, to which `adds` adds later ones. */
async function siteWithManyLooks(...titles: string[]) {
  const site = await siteWithWords(...titles);
  let position = titles.length;
  const adds = async (title: string, count: number) => {
    await site.db.$client.query(
      `with made as (
        insert into site.looks (id, author_id, slug, title, text, search_text, position, posted_at)
        select gen_random_uuid(), author_id, lower($1) || n, $1, '', lower($1), n, posted_at + n * interval '1 second'
        from site.looks, generate_series($2::int + 1, $2::int + $3::int) n where position = 1 returning id),
      pictured as (
        insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, created_at)
        select made.id, p.owner_id, p.sha256, p.upload_id, 40, 50, '{40}', p.colour, p.created_at
        from made, (select * from site.photos limit 1) p returning id)
      insert into site.look_photos select id, 0, id, '' from pictured`,
      [title, position, count],
    );
    position += count;
  };
  return { ...site, adds };
}

test("a misspelt word finds an old title among many, by the known words", async () => {
  const { context, adds, finds } = await siteWithManyLooks("Corduroy, linen & 501 jacket", "A hat", "What a chat");
  await adds("Rain", newer);
  expect(await finds("corduory")).toEqual([]);
  await renewKnownWords(context);
  for (const text of ["corduory", "corduroi linnen", "linen jaket", "501 jaket", "jaket 501 linnen"])
    expect.soft(await finds(text), text).toEqual(["Corduroy, linen & 501 jacket"]);
  for (const text of ["velvet", "corduory velvet", "jaket 702"]) expect.soft(await finds(text), text).toEqual([]);
  expect(await finds("hatt")).toEqual(["A hat"]);
});

test("a short word with two letters swapped finds an old title among many, and a known word stays as it is", async () => {
  const { context, adds, finds } = await siteWithManyLooks(
    "Linen skirt",
    "Scrit",
    "From Oslo",
    "Plain form",
    "Calm sea",
  );
  await adds("Rain", newer);
  expect(await finds("skrit")).toEqual([]);
  await renewKnownWords(context);
  for (const text of ["skrit", "sikrt", "linnen skrit"]) expect.soft(await finds(text), text).toEqual(["Linen skirt"]);
  expect(await finds("form")).toEqual(["Plain form"]);
  expect(await finds("clam")).toEqual(["Calm sea"]);
});

test("the right word wins over typos in other titles that are more like the searched one", async () => {
  const typos = ["Cordory", "Corduoy", "Cordury", "Corduro", "Cordurory", "Cordouory", "Cordurry"];
  const { context, adds, finds } = await siteWithManyLooks(...typos);
  await adds("Corduroy", 1_000);
  await adds("Rain", newer);
  await renewKnownWords(context);
  expect(new Set(await finds("corduory"))).toEqual(new Set(["Corduroy"]));
});

test("a word that names have as it is written is looked for, although others are much more frequent", async () => {
  const { context, adds, finds } = await siteWithManyLooks("Cordura with linen");
  for (const title of ["Corduras", "Cordurae", "Cordural", "Corduran"]) await adds(title, 200);
  await adds("Rain", newer);
  await renewKnownWords(context);
  expect(await finds("cordura linnen")).toEqual(["Cordura with linen"]);
});

test("words that no title or name has any more are forgotten", async () => {
  const { ada, context, looks, words } = await siteWithWords("Corduroy & silk hat, 1998", "Silk", "My");
  await renewKnownWords(context);
  expect(await words()).toEqual(["corduroy 1", "hat 1", "silk 2"]);
  const [look] = looks;
  await ada.sends("PUT", `/api/looks/${look!.slug}`, { title: "Linen", photos: [{ id: look!.photo.id }] });
  await renewKnownWords(context);
  expect(await words()).toEqual(["linen 1", "silk 1"]);
});

test("only words that everybody may read are known", async () => {
  const { ada, joins, context, words } = await siteWithWords("Open", "Deleted");
  const bea = await joins("Bea", "Bell", { isPrivate: true });
  await bea.posts("Private");
  await ada.posts("Mine", { audience: "me" });
  await ada.posts("Theirs", { audience: "followers" });
  await ada.sends("DELETE", "/api/looks/deleted");
  await renewKnownWords(context);
  expect(await words()).toEqual(["open 1"]);
});

test("two renewals at once end as one does", async () => {
  const { context, words } = await siteWithWords("Corduroy & silk");
  await Promise.all([renewKnownWords(context), renewKnownWords(context), renewKnownWords(context)]);
  expect(await words()).toEqual(["corduroy 1", "silk 1"]);
});
