import { type SQL, sql } from "drizzle-orm";
import type { ReadingLevel } from "../../../shared/discussions/discussion-options.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { discussionBySlug, openDiscussion } from "../discussion-by-slug.ts";
import { discussions, readings } from "../tables.ts";

/** Of several devices the one that has read furthest counts. Only the member sees it. @returns how far that is */
export async function setReadNumber(site: SiteContext, member: Member, slug: string, number: number): Promise<number> {
  const { discussion } = await openDiscussion(site, member, slug);
  const values = { memberId: member.id, discussionId: discussion.id, number };
  const [row] = await preparedSql<{ read: number }>(site.db, "read up to", values, readUpTo);
  return row?.read ?? 0;
}

/** Nobody has read what is not there yet. */
const readUpTo = (): SQL => sql`
  insert into ${readings} as r (member_id, discussion_id, read_number)
  select ${sql.placeholder("memberId")}, id, least(${sql.placeholder("number")}::int, last_number)
  from ${discussions} where id = ${sql.placeholder("discussionId")}
  on conflict (member_id, discussion_id) do update set read_number = greatest(r.read_number, excluded.read_number)
  returning read_number as read`;

/** Also in a group that has been closed to the member: whoever may not read can still unfollow. @throws 404 */
export async function setLevel(site: SiteContext, member: Member, slug: string, level: ReadingLevel): Promise<void> {
  const { discussion } = await discussionBySlug(site, member, slug);
  const values = { memberId: member.id, discussionId: discussion.id, level };
  await preparedSql(site.db, "level of a discussion", values, changeLevel);
}

/** Of a discussion that the member never opened, everything is unread. */
const changeLevel = (): SQL => sql`
  insert into ${readings} (member_id, discussion_id, level)
  values (${sql.placeholder("memberId")}, ${sql.placeholder("discussionId")}, ${sql.placeholder("level")})
  on conflict (member_id, discussion_id) do update set level = excluded.level`;
