import { expect, test } from "vitest";
import type { TestSite } from "../site/server/testing/test-site.ts";
import { wholeSitemap } from "../site/server/testing/whole-sitemap.ts";
import { paths } from "../site/shared/paths.ts";
import { seedDemo } from "./demo.ts";
import { saveState } from "./demo-state.ts";
import { siteOfSmallPictures } from "./testing/site-of-small-pictures.ts";

test("no page that a stranger can open says what the people of the demo keep to themselves", async () => {
  const { site, context } = await siteOfSmallPictures();
  await saveState(context, "begun");
  await (await seedDemo(context)).rest;
  const secrets = await secretsOf(site);
  expect(secrets.length).toBeGreaterThan(100);
  const addresses = await addressesOf(site);
  expect(addresses.length).toBeGreaterThan(300);
  const stranger = await site.joins("Stranger");
  const faults: string[] = [];
  for (const person of [site.visitor, stranger])
    for (const address of addresses) {
      const text = JSON.stringify(await person.opens(address));
      for (const secret of secrets)
        if (text.includes(secret)) faults.push(`${person.slug || "a visitor"} reads “${secret}” at ${address}`);
    }
  expect(faults).toEqual([]);
});

/** What only its owner reads, as a payload would write it. Shorter texts stand elsewhere, too, by chance or on purpose. */
async function secretsOf({ db }: TestSite): Promise<string[]> {
  const { rows } = await db.$client.query<{ secret: string }>(`
    select secret from (
      select email as secret from site.members
      union select billing_id from site.members
      union select password_hash from site.members
      union select notes from site.items
      union select stored_at from site.items
      union select title from site.looks where audience = 'me'
      union select name from site.items where audience = 'me'
      union select body ->> 'text' from site.drafts
      union select name from site.folders) own
    where length(secret) > 16`);
  return rows.map(({ secret }) => JSON.stringify(secret).slice(1, -1));
}

/** What the sitemap lists, and the pages of members and items that it leaves out. */
async function addressesOf({ db, visitor }: TestSite): Promise<string[]> {
  const sitemap = await wholeSitemap(visitor);
  const listed = [...sitemap.matchAll(/<url><loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  const { rows: members } = await db.$client.query<{ slug: string }>("select slug from site.members order by slug");
  const { rows: items } = await db.$client.query<{ slug: string; id: string }>(
    "select m.slug, i.id from site.items i join site.members m on m.id = i.author_id order by i.id",
  );
  const ofMembers = members.flatMap(({ slug }) => [
    paths.memberWardrobe(slug),
    paths.memberLooks(slug),
    paths.memberProfile(slug),
    paths.memberReviews(slug),
    paths.memberFollowers(slug),
  ]);
  return [...new Set([...listed, ...ofMembers, ...items.map(({ slug, id }) => paths.item(slug, id))])];
}
