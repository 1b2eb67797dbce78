import { and, eq, sql } from "drizzle-orm";
import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { membersWithAvatars } from "../photos/members-with-avatars.ts";
import { hasPage, preparedViewer, readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { messages } from "./tables.ts";

const shown = 5;
/** Of the newest messages. */
const read = 300;

/** Who wrote in a discussion lately, those who wrote most first, and how many they are. */
export async function participantsOf(
  site: SiteContext,
  viewer: Reader | null,
  discussionId: string,
): Promise<{ members: MemberWithAvatar[]; count: number }> {
  const values = { viewer: viewer?.id ?? null, discussionId };
  const rows = await preparedRows(site.db, `participants for ${readerKind(viewer)}`, values, () => {
    const late = query
      .select({ authorId: messages.authorId, number: messages.number })
      .from(messages)
      .innerJoin(members, eq(members.id, messages.authorId))
      .where(
        and(
          eq(messages.discussionId, sql.placeholder("discussionId")),
          eq(messages.state, "live"),
          hasPage,
          seenBy(viewer, messages, preparedViewer),
        ),
      )
      .orderBy(sql`${messages.number} desc`)
      .limit(literalLimit(read))
      .as("late");
    return query
      .select({ id: late.authorId, count: sql<number>`(count(*) over ())::int` })
      .from(late)
      .groupBy(late.authorId)
      .orderBy(sql`count(*) desc`, sql`max(${late.number}) desc`)
      .limit(literalLimit(shown));
  });
  const ids = rows.map(({ id }) => id);
  const people = await membersWithAvatars(site.db, site, ids);
  site.shows(ids.map((id) => `member:${id}` as const));
  return { members: ids.flatMap((id) => people.get(id) ?? []), count: rows[0]?.count ?? 0 };
}
