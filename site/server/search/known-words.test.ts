import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";
import { renewKnownWords } from "./renew-known-words.ts";

/** More looks than a search compares before it asks for known words. */
const newer = 3_100;

/** An older look, and many that were posted later. */
async function siteWithManyLooks(title: string) {
  const site = await testSite({ isConsistent: false });
  const look = await site.ada.posts(title);
  await site.db.$client.query(
    `with made as (
      insert into site.looks (id, author_id, slug, title, text, search_text, position, posted_at)
      select gen_random_uuid(), author_id, 'rain-' || n, 'Rain', '', 'rain', n + 1, posted_at + n * interval '1 second'
      from site.looks, generate_series(1, $1::int) n returning id),
    pictured as (
      insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, created_at)
      select made.id, p.owner_id, p.sha256, p.upload_id, 40, 50, '{40}', p.colour, p.created_at
      from made, site.photos p returning id)
    insert into site.look_photos select id, 0, id, '' from pictured`,
    [newer],
  );
  const finds = async (text: string) => {
    const { found } = await site.ada.sees("search", paths.searchFor(text));
    return found?.looks.items.map((card) => card.title);
  };
  const words = async () =>
    (await site.db.$client.query<{ word: string }>("select word from site.known_words order by 1")).rows.map(
      (row) => row.word,
    );
  return { ...site, look, finds, words };
}

test("a misspelt word finds an old title among many, by the known words", async () => {
  const { context, finds } = await siteWithManyLooks("Corduroy, linen & 501 jacket");
  expect(await finds("corduory")).toEqual([]);
  await renewKnownWords(context);
  for (const text of ["corduory", "corduroi linnen", "linen jaket", "501 jaket", "jaket 501 linnen"])
    expect.soft(await finds(text), text).toEqual(["Corduroy, linen & 501 jacket"]);
  for (const text of ["velvet", "corduory velvet", "jaket 702"]) expect.soft(await finds(text), text).toEqual([]);
});

test("words that no title or name has any more are forgotten", async () => {
  const { ada, context, look, words } = await siteWithManyLooks("Corduroy & silk, 1998");
  await renewKnownWords(context);
  expect(await words()).toEqual(["corduroy", "rain", "silk"]);
  await ada.sends("PUT", `/api/looks/${look.slug}`, { title: "Linen", photos: [{ id: look.photo.id }] });
  await renewKnownWords(context);
  expect(await words()).toEqual(["linen", "rain"]);
});
