import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { AvoidedPerson } from "../../shared/members/member.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import { blocks, mutes } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { own, personColumns, personOf } from "./person-lists.ts";

/** Whom a member has blocked or muted, by name, also those who are leaving. */
export async function blockedAndMutedMembers(
  { db, clock }: SiteContext,
  viewer: Reader,
): Promise<{ blocked: AvoidedPerson[]; muted: AvoidedPerson[] }> {
  const peopleIn = async (table: typeof blocks | typeof mutes, by: SQL, person: SQL): Promise<AvoidedPerson[]> => {
    const rows = await db
      .select({
        ...personColumns(clock()),
        hasPage: sql<boolean>`(${hasPage} and ${notBlocked(members.id, viewerId(viewer))})`,
      })
      .from(table)
      .innerJoin(members, person)
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .leftJoin(own, and(eq(own.memberId, members.id), eq(own.followerId, viewer.id)))
      .where(by)
      .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id));
    return rows.map((row) => ({ ...personOf(row, viewer), hasPage: row.hasPage }));
  };
  const [blocked, muted] = await Promise.all([
    peopleIn(blocks, eq(blocks.blockerId, viewer.id), eq(members.id, blocks.blockedId)),
    peopleIn(mutes, eq(mutes.memberId, viewer.id), eq(members.id, mutes.mutedId)),
  ]);
  return { blocked, muted };
}
