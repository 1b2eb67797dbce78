import { describe, expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { setLookState } from "../../testing/cast/set-look-state.ts";
import type { Person } from "../../testing/person.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";
import { lookRanks } from "../tables.ts";
import { rankLooks } from "./rank-looks.ts";

const popular = `${paths.looks}?feed=popular`;
const pageAt = async (person: Person, query = "") => (await person.sees("looks", popular + query)).looks;
const slugsAt = async (person: Person, query = "") => (await pageAt(person, query)).items.map(({ slug }) => slug);

/** `count` looks by Ada; the first are liked most. The likes exist only as counts, which break an invariant. */
async function likedLooks({ db, ada }: TestSite, count: number): Promise<void> {
  await ada.posts("Seed");
  await db.execute(`
    with made as (
      insert into site.looks (id, author_id, slug, title, text, position, like_count, posted_at)
      select gen_random_uuid(), author_id, 'look-' || n, title, '', n + 1, ${count} - n + 1, posted_at
      from site.looks, generate_series(1, ${count}) n returning id),
    pictured as (
      insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, created_at)
      select made.id, p.owner_id, p.sha256, p.upload_id, 40, 50, '{40}', p.colour, p.created_at from made, site.photos p returning id)
    insert into site.look_photos select id, 0, id, '' from pictured`);
}

const ranked = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `look-${from + at}`);

describe("popular looks", () => {
  test("come by likes, and twice by saves and comments, less for each day", async () => {
    const { ada, visitor, joins, context, db } = await testSite();
    const grace = await joins("Grace");
    const hedy = await joins("Hedy");
    for (const title of ["Quiet", "Liked", "Discussed", "Old"]) await ada.posts(title);
    await grace.likes("liked");
    await grace.comments("discussed", "Lovely");
    for (const fan of [grace, hedy]) await fan.likes("old");
    for (const fan of [grace, hedy]) await fan.comments("old", "Still lovely");
    await db.execute("update site.looks set posted_at = posted_at - interval '30 days' where slug = 'old'");
    await db.execute("update site.look_colours set posted_at = l.posted_at from site.looks l where l.id = look_id");
    expect(await pageAt(visitor)).toEqual({ items: [], previous: null, next: null });
    await rankLooks(context);
    expect(await slugsAt(visitor)).toEqual(["discussed", "liked", "old", "quiet"]);
    expect(await slugsAt(grace, "&season=winter")).toEqual([]);
  });

  test("stay in their order while one pages and likes change; a forgotten run goes on in the newest", async () => {
    const site = await testSite({ isConsistent: false });
    const { visitor, context, db } = site;
    await likedLooks(site, 60);
    await rankLooks(context);
    const first = await pageAt(visitor);
    expect(first.items.map(({ slug }) => slug)).toEqual(ranked(1, 24));
    await db.execute("update site.looks set like_count = 500 where slug = 'look-60'");
    await rankLooks(context);
    const second = await pageAt(visitor, `&after=${first.next}`);
    expect(second.items.map(({ slug }) => slug)).toEqual(ranked(25, 48));
    expect((await slugsAt(visitor))[0]).toBe("look-60");
    for (let run = 0; run < 6; run++) await rankLooks(context);
    const runs = await db.selectDistinct({ run: lookRanks.runId }).from(lookRanks);
    expect(runs).toHaveLength(6);
    expect(await slugsAt(visitor, `&after=${second.next}`)).toEqual([...ranked(48, 59), "seed"]);
    const newest = (await visitor.sees("looks", paths.looks)).looks.next;
    expect((await visitor.opens(`${popular}&after=${newest}`)).httpStatus).toBe(400);
  });

  test("leave out what the reader may not see now, and whom they muted", async () => {
    const { ada, visitor, joins, context, db, drain } = await testSite();
    const [grace, hedy, cleo] = [await joins("Grace"), await joins("Hedy"), await joins("Cleo")];
    await ada.posts("Everyone");
    await ada.posts("Followers", { audience: "followers" });
    await ada.posts("Me", { audience: "me" });
    await ada.posts("Deleted");
    await ada.posts("Hidden");
    await grace.posts("Private later");
    await hedy.posts("Muted");
    await cleo.posts("Blocking");
    // The first start: a run is made when there is none.
    await drain();
    expect((await slugsAt(visitor)).sort()).toEqual(
      ["blocking", "deleted", "everyone", "hidden", "muted", "private-later"].sort(),
    );
    await ada.sends("DELETE", "/api/looks/deleted");
    await setLookState(db, "hidden", "hidden");
    await grace.setsPrivacy(true);
    await ada.mutes("hedy");
    await cleo.blocks("ada");
    expect((await slugsAt(visitor)).sort()).toEqual(["blocking", "everyone", "muted"]);
    expect((await slugsAt(ada)).sort()).toEqual(["everyone", "hidden"]);
    await rankLooks(context);
    expect((await slugsAt(visitor)).sort()).toEqual(["blocking", "everyone", "muted"]);
    expect(await slugsAt(ada)).toEqual(["everyone"]);
  });
});
