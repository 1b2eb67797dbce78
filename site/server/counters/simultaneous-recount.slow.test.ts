import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";
import { recountAll } from "./recount-all.ts";

test("who likes and follows while wrong numbers are corrected is counted once", async () => {
  const { ada, joins, db, context } = await testSite();
  const fans = await Promise.all(Array.from({ length: 20 }, (_, at) => joins(`Fan${at}`)));
  await ada.posts("Coat");
  const breaks = () =>
    db.execute(sql`with wrong as (update site.looks set like_count = like_count + 3)
    update site.members set follower_count = follower_count + 3 where slug = 'ada'`);
  for (const act of ["likes", "unlikes"] as const) {
    await breaks();
    const acts = fans.flatMap((fan) => [
      act === "likes" ? fan.likes("coat") : fan.unlikes("coat"),
      act === "likes" ? fan.follows("ada") : fan.unfollows("ada"),
    ]);
    await Promise.all([...acts, recountAll(context), recountAll(context)]);
    const count = act === "likes" ? 20 : 0;
    const { rows } = await db.execute(sql`select l.like_count as likes, m.follower_count as followers
      from site.looks l join site.members m on m.id = l.author_id`);
    expect(rows).toEqual([{ likes: count, followers: count }]);
  }
});
