import type { Database } from "@hemline/database";
import { writeCursor } from "../../site/server/db/cursor.ts";

/** Cursors spread over the list of all discussions, or of a group's. A visitor's page behind one is not cached yet. */
export async function cursorsIn(db: Database, group: string | null, count: number): Promise<string[]> {
  const { rows } = await db.$client.query(
    `select id, is_pinned, extract(epoch from last_message_at) * 1000 as at from (
        select d.id, is_pinned, last_message_at, count(*) over () as total, row_number() over (
          order by ($1::text is not null and is_pinned) desc, last_message_at desc, d.id desc) as place
        from site.discussions d join site.groups g on g.id = d.group_id where $1::text is null or g.slug = $1::text
      ) listed
      where place % greatest(1, total / $2::int) = 0 order by place limit $2::int`,
    [group, count],
  );
  return rows.map(({ id, is_pinned, at }) =>
    group === null
      ? writeCursor("discussions-latest", [Math.round(Number(at)), id])
      : writeCursor("discussions-of-a-group", [is_pinned, Math.round(Number(at)), id]),
  );
}

/** The slug of a discussion's group. */
export async function groupOf(db: Database, discussion: string): Promise<string> {
  const { rows } = await db.$client.query(
    "select g.slug from site.groups g join site.discussions d on d.group_id = g.id where d.slug = $1",
    [discussion],
  );
  return rows[0].slug;
}

/** Slugs of seeded discussions that visitors read, and that fill the first window. */
export async function fullDiscussions(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.$client.query(
    `select d.slug from site.discussions d
      join site.groups g on g.id = d.group_id join site.members m on m.id = d.author_id
      where g.may_read = 'everyone' and not m.is_private and d.message_count > 30 and d.slug like 'bench-discussion-%'
      order by d.last_message_at, d.id limit $1`,
    [count],
  );
  return rows.map(({ slug }) => slug);
}
