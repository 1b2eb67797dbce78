import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../../../shared/permissions.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { members } from "../../accounts/tables.ts";
import { hasPage, notBlocked, viewerId } from "../../relations/seen-by.ts";
import { blocks, dismissals, follows, mutes } from "../../relations/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

interface People {
  name: string;
  title: string;
  table: typeof follows | typeof blocks | typeof mutes | typeof dismissals;
  own: PgColumn;
  other: PgColumn;
  state: SQL<string | null>;
  isKnown: SQL;
}

const nameColumns = {
  id: members.id,
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
};

const exportedPeople = ({ db }: SiteContext, member: Reader, { table, own, other, state, isKnown, ...names }: People) =>
  exportedList({
    ...names,
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({ ...nameColumns, since: table.createdAt, state, isKnown: sql<boolean>`${isKnown}` })
        .from(table)
        .innerJoin(members, eq(members.id, other))
        .where(and(eq(own, member.id), last ? gt(members.id, last.id) : undefined))
        .orderBy(asc(members.id))
        .limit(exportPageSize),
    json: ({ isKnown, since, state, ...person }) => ({
      ...{ since, ...(state && { state }) },
      member: isKnown ? { displayName: usernameOf(person), pageAddress: person.slug } : null,
    }),
    line: ({ isKnown, state, ...person }) => ({
      text: isKnown ? usernameOf(person) : "A member you can’t see any more",
      more: state === "asked" ? "Follow request" : null,
    }),
  });

/** Has a page and has not blocked the member. */
const isVisible = (member: Reader) => sql`${hasPage} and ${notBlocked(members.id, viewerId(member))}`;
const followState = sql<string | null>`${follows.state}`;
const noState = sql<string | null>`null`;

export const exportedFollowing = (site: SiteContext, member: Reader): ExportedList =>
  exportedPeople(site, member, {
    ...{ name: "following", title: "Following", table: follows, state: followState },
    ...{ own: follows.followerId, other: follows.memberId, isKnown: isVisible(member) },
  });

export const exportedFollowers = (site: SiteContext, member: Reader): ExportedList =>
  exportedPeople(site, member, {
    ...{ name: "followers", title: "Followers", table: follows, state: followState },
    ...{ own: follows.memberId, other: follows.followerId, isKnown: isVisible(member) },
  });

export const exportedMutes = (site: SiteContext, member: Reader): ExportedList =>
  exportedPeople(site, member, {
    ...{ name: "muted", title: "Muted members", table: mutes, state: noState },
    ...{ own: mutes.memberId, other: mutes.mutedId, isKnown: isVisible(member) },
  });

export const exportedBlocks = (site: SiteContext, member: Reader): ExportedList =>
  exportedPeople(site, member, {
    ...{ name: "blocked", title: "Blocked members", table: blocks, state: noState },
    ...{ own: blocks.blockerId, other: blocks.blockedId, isKnown: hasPage },
  });

export const exportedDismissals = (site: SiteContext, member: Reader): ExportedList =>
  exportedPeople(site, member, {
    ...{ name: "dismissed-suggestions", title: "Suggestions you dismissed", table: dismissals, state: noState },
    ...{ own: dismissals.memberId, other: dismissals.dismissedId, isKnown: isVisible(member) },
  });
