import { and, desc, eq, sql } from "drizzle-orm";
import { maxUnreadMessages } from "../../../shared/discussions/discussion-options.ts";
import type { GroupName } from "../../../shared/groups/group.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../../db/prepared-query.ts";
import { groupName } from "../../groups/group-rows.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { preparedViewer, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { unreadMessages } from "../readings/unread.ts";
import { discussions, readings } from "../tables.ts";

/** Of so many discussions that were answered last. */
const counted = 30;

/** The groups of the discussions that a member follows, in the order of the newest replies, with what is unread there. */
export async function yourGroups(
  { db, clock }: Pick<SiteContext, "db" | "clock">,
  member: Reader,
): Promise<{ group: GroupName; unread: number }[]> {
  const rows = await preparedRows(
    db,
    `followed groups for ${readerKind(member)}`,
    { viewer: member.id, now: clock() },
    () => {
      // Chosen before anything is asked about them: that costs more than reading all of a member’s readings.
      const latest = query
        .select({ id: discussions.id })
        .from(readings)
        .innerJoin(discussions, eq(discussions.id, readings.discussionId))
        .where(and(eq(readings.memberId, preparedViewer), sql`${readings.level} in ('following', 'every')`))
        .orderBy(desc(discussions.lastMessageAt), desc(discussions.id))
        .limit(literalLimit(counted))
        .as("latest");
      return query
        .select({
          group: { slug: groups.slug, name: groups.name, colour: groups.colour },
          unread: sql<number>`case when ${discussions.lastNumber} > ${readings.readNumber}
          then ${unreadMessages(member, discussions.id, readings.readNumber)} else 0 end`,
        })
        .from(latest)
        .innerJoin(discussions, eq(discussions.id, latest.id))
        .innerJoin(readings, and(eq(readings.discussionId, discussions.id), eq(readings.memberId, preparedViewer)))
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .innerJoin(members, eq(members.id, discussions.authorId))
        .where(and(seenBy(member, discussions), mayEnterGroup(member, sql`${sql.placeholder("now")}::timestamptz`)))
        .orderBy(desc(discussions.lastMessageAt), desc(discussions.id));
    },
  );
  const found = new Map<string, { group: GroupName; unread: number }>();
  for (const { group, unread } of rows) {
    const before = found.get(group.slug)?.unread ?? 0;
    found.set(group.slug, { group: groupName(group), unread: Math.min(maxUnreadMessages, before + unread) });
  }
  return [...found.values()];
}
