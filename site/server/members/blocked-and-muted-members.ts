import { asc, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BlockedOrMutedPerson } from "../../shared/members/member.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import { blocks, mutes } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { personColumns, personOf } from "./person-lists.ts";

/** Whom a member has blocked or muted, by name, also those who are leaving. */
export async function blockedAndMutedMembers(
  site: SiteContext,
  viewer: Reader,
): Promise<{ blocked: BlockedOrMutedPerson[]; muted: BlockedOrMutedPerson[] }> {
  const [blocked, muted] = await Promise.all([
    peopleIn(site, viewer, { table: blocks, by: blocks.blockerId, person: blocks.blockedId }),
    peopleIn(site, viewer, { table: mutes, by: mutes.memberId, person: mutes.mutedId }),
  ]);
  return { blocked, muted };
}

async function peopleIn(
  { db, clock }: SiteContext,
  viewer: Reader,
  { table, by, person }: { table: typeof blocks | typeof mutes; by: PgColumn; person: PgColumn },
): Promise<BlockedOrMutedPerson[]> {
  const rows = await db
    .select({
      ...personColumns(clock(), viewerId(viewer)),
      hasPage: sql<boolean>`(${hasPage} and ${notBlocked(members.id, viewerId(viewer))})`,
    })
    .from(table)
    .innerJoin(members, eq(members.id, person))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(eq(by, viewer.id))
    .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id));
  return rows.map((row) => ({ ...personOf(row, viewer), hasPage: row.hasPage }));
}
