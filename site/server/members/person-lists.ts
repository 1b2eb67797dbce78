import { and, asc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Person } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { brandFollows } from "../brands/tables.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  type PageStart,
  pageOfRows,
} from "../db/keyset.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, preparedViewer } from "../relations/seen-by.ts";
import { follows } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 50;

/** Those who follow a member, newest first; without those whom the reader has blocked or is blocked by. */
export const followersOf = (site: SiteContext, viewer: Reader | null, memberId: string, cursors: Cursors) =>
  peopleOf(site, viewer, cursors, {
    list: "followers-of-a-member",
    from: follows,
    of: follows.memberId,
    person: follows.followerId,
    isListed: isFollowing,
    subjectId: memberId,
  });

/** Those whom a member follows, newest first. */
export const followedBy = (site: SiteContext, viewer: Reader | null, memberId: string, cursors: Cursors) =>
  peopleOf(site, viewer, cursors, {
    list: "followed-by-a-member",
    from: follows,
    of: follows.followerId,
    person: follows.memberId,
    isListed: isFollowing,
    subjectId: memberId,
  });

/** Those who follow a brand, newest first; without those whom the reader has blocked or is blocked by. */
export const followersOfBrand = (site: SiteContext, viewer: Reader | null, brandId: string, cursors: Cursors) =>
  peopleOf(site, viewer, cursors, {
    list: "followers-of-a-brand",
    from: brandFollows,
    of: brandFollows.brandId,
    person: brandFollows.memberId,
    subjectId: brandId,
  });

const isFollowing = eq(follows.state, "following");

interface PeopleList {
  list: string;
  from: typeof follows | typeof brandFollows;
  /** Whose list it is, and who stands in it. */
  of: PgColumn;
  person: PgColumn;
  isListed?: SQL;
  subjectId: string;
}

async function peopleOf(
  site: SiteContext,
  viewer: Reader | null,
  cursors: Cursors,
  people: PeopleList,
): Promise<Slice<Person>> {
  const page = await pageOfRows(
    {
      list: people.list,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => peopleRows(site, viewer, people, start, limit),
      keyOf: ({ at, id }): InstantKey => [at.getTime(), id],
    },
    cursors,
  );
  return { ...page, items: page.items.map((row) => personOf(row, viewer)) };
}

async function peopleRows(
  { db, clock, shows }: SiteContext,
  viewer: Reader | null,
  { list, from, of, person, isListed, subjectId }: PeopleList,
  start: PageStart<InstantKey>,
  limit: number,
) {
  const values = { subjectId, viewer: viewer?.id ?? null, now: clock(), ...instantValues(start) };
  const name = `${list} ${directionName(start)} ${viewer ? "for a member" : "for a visitor"}`;
  const rows = await preparedRows(db, name, values, () => {
    const order = instantOrder(from.createdAt, person, "desc");
    return query
      .select({ ...personColumns(sql.placeholder("now"), preparedViewer), at: from.createdAt })
      .from(from)
      .innerJoin(members, eq(members.id, person))
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .where(
        and(
          eq(of, sql.placeholder("subjectId")),
          isListed,
          hasPage,
          viewer ? notBlocked(members.id) : undefined,
          order.isBeyondPrepared(start),
        ),
      )
      .orderBy(...order.orderBy(start))
      .limit(literalLimit(limit));
  });
  shows(rows.map(({ id }) => `member:${id}` as const));
  return rows;
}

/** What a list shows of a person to this reader. */
export const personColumns = (now: Date | Placeholder, viewer: SQL) => ({
  id: members.id,
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
  isSubscriber: isSubscriber(members, now),
  isPrivate: members.isPrivate,
  city: members.city,
  avatar: photoColumns(photos),
  // No join: the planner would read all whom the reader follows, and then sort all of the list.
  follow: sql<"asked" | "following" | null>`(select own.state from ${follows} own
    where own.follower_id = ${viewer} and own.member_id = ${members.id})`,
});

export type PersonRow = Parameters<typeof memberWithAvatar>[0] & {
  id: string;
  isPrivate: boolean;
  city: string | null;
  avatar: Parameters<typeof photoCard>[0] | null;
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
  const rows = await preparedRows(db, "follow requests", { viewer: viewer.id, now: clock() }, () =>
    query
      .select(personColumns(sql.placeholder("now"), preparedViewer))
      .from(follows)
      .innerJoin(members, eq(members.id, follows.followerId))
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .where(and(eq(follows.memberId, preparedViewer), eq(follows.state, "asked"), hasPage))
      .orderBy(asc(follows.createdAt))
      .limit(literalLimit(pageSize)),
  );
  return rows.map((row) => personOf(row, viewer));
}
