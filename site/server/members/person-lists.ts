import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { Person } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import { follows } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 50;
const Key = z.tuple([InstantMs, z.uuid()]);
/** The reader's own follows, beside the ones that a list consists of. */
export const own = alias(follows, "own_follows");

/** Those who follow a member, newest first; without those whom the reader has blocked or is blocked by. */
export const followersOf = (site: SiteContext, viewer: Reader | null, memberId: string, after: string | null) =>
  peopleOf(site, viewer, "followers", { after, of: eq(follows.memberId, memberId), person: follows.followerId });

/** Those whom a member follows, newest first. */
export const followedBy = (site: SiteContext, viewer: Reader | null, memberId: string, after: string | null) =>
  peopleOf(site, viewer, "following", { after, of: eq(follows.followerId, memberId), person: follows.memberId });

async function peopleOf(
  { db, clock, shows }: SiteContext,
  viewer: Reader | null,
  list: "followers" | "following",
  { after, of, person }: { after: string | null; of: SQL; person: typeof follows.memberId | typeof follows.followerId },
): Promise<Slice<Person>> {
  const key = readCursor(`members-${list}`, after, Key);
  const rows = await db
    .select({ ...personColumns(clock()), at: follows.createdAt })
    .from(follows)
    .innerJoin(members, eq(members.id, person))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(own, and(eq(own.memberId, members.id), eq(own.followerId, viewer ? viewerId(viewer) : sql`null`)))
    .where(
      and(
        of,
        eq(follows.state, "following"),
        hasPage,
        viewer ? notBlocked(members.id, viewerId(viewer)) : undefined,
        key
          ? sql`(${follows.createdAt}, ${person}) < (${new Date(key[0]).toISOString()}::timestamptz, ${key[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(follows.createdAt), desc(person))
    .limit(pageSize + 1);
  shows(rows.map(({ id }) => `member:${id}` as const));
  return sliceOf(
    rows,
    pageSize,
    (row) => personOf(row, viewer),
    ({ at, id }) => writeCursor(`members-${list}`, [at.getTime(), id]),
  );
}

export const personColumns = (now: Date) => ({
  id: members.id,
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
  isSubscriber: isSubscriber(members, now),
  isPrivate: members.isPrivate,
  city: members.city,
  avatar: getTableColumns(photos),
  follow: own.state,
});

export type PersonRow = Parameters<typeof memberWithAvatar>[0] & {
  id: string;
  isPrivate: boolean;
  city: string | null;
  avatar: typeof photos.$inferSelect | null;
  follow: "asked" | "following" | null;
};

export const personOf = (row: PersonRow, viewer: Reader | null): Person => ({
  ...memberWithAvatar(row, row.avatar && photoCard(row.avatar)),
  city: row.isPrivate && row.follow !== "following" && row.id !== viewer?.id ? null : row.city,
  isPrivate: row.isPrivate,
  follow: viewer === null || viewer.id === row.id ? null : (row.follow ?? "none"),
});

/** Requests that wait for a member's answer, oldest first. */
export async function requestsTo({ db, clock }: SiteContext, viewer: Reader): Promise<Person[]> {
  const rows = await db
    .select(personColumns(clock()))
    .from(follows)
    .innerJoin(members, eq(members.id, follows.followerId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(own, and(eq(own.memberId, members.id), eq(own.followerId, viewer.id)))
    .where(and(eq(follows.memberId, viewer.id), eq(follows.state, "asked"), hasPage))
    .orderBy(asc(follows.createdAt))
    .limit(pageSize);
  return rows.map((row) => personOf(row, viewer));
}
