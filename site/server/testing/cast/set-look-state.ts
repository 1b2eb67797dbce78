import type { Database } from "@hemline/database";
import { sql } from "drizzle-orm";

/** What moderation will do with a look, or its author with one that is not posted yet: no verb does it yet. */
export async function setLookState(
  db: Pick<Database, "execute">,
  slug: string,
  state: "hidden" | "draft",
): Promise<void> {
  await db.execute(sql`update site.photos p set is_open = false
    from site.look_photos lp join site.looks l on l.id = lp.look_id where lp.photo_id = p.id and l.slug = ${slug}`);
  await db.execute(sql`update site.members m set look_count = look_count - 1
    from site.looks l where l.author_id = m.id and l.slug = ${slug} and l.audience <> 'me'`);
  await db.execute(sql`update site.looks set state = ${state} where slug = ${slug}`);
}
