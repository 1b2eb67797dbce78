import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { DiscussionCard } from "../../../shared/discussions/discussion.ts";
import type { DiscussionList } from "../../../shared/discussions/discussion-options.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { InstantMs } from "../../db/cursor.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  type PageStart,
  pageOfRows,
} from "../../db/keyset.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { notMuted, preparedViewer } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { hasUnread } from "../readings/unread.ts";
import { replyCount } from "../reply-count.ts";
import { discussions, readings } from "../tables.ts";
import { discussionCards } from "./discussion-cards.ts";
import { type DiscussionRow, discussionRows, now } from "./discussion-rows.ts";

const pageSize = 20;

export interface DiscussionFilter {
  show: DiscussionList;
  groupId: string | null;
  tag: string | null;
}

const latestFirst = instantOrder(discussions.lastMessageAt, discussions.id, "desc");
const newestFirst = instantOrder(discussions.postedAt, discussions.id, "desc");

/** A page of discussions. @throws 400 for a cursor of another list */
export function listedDiscussions(
  site: SiteContext,
  viewer: Member | null,
  filter: DiscussionFilter,
  cursors: Cursors,
): Promise<Slice<DiscussionCard>> {
  site.shows(["discussions"]);
  return filter.show === "latest" && filter.groupId !== null
    ? pinnedFirst(site, viewer, filter, cursors)
    : byInstant(site, viewer, filter, cursors);
}

/** The latest ones of groups that everybody may read, as visitors see them. */
export async function latestOpenDiscussions(site: SiteContext, limit: number): Promise<DiscussionCard[]> {
  site.shows(["discussions"]);
  const rows = await discussionRows(site, null, `${limit} latest open discussions`, {}, () => ({
    where: mayEnterGroup(null, now),
    orderBy: latestFirst.orderBy({ isBackwards: false }),
    limit,
  }));
  return discussionCards(site, null, rows);
}

/** Those that a member follows, the newest reply first. `isUnread`: with something that they have not read. */
export function followedDiscussions(
  site: SiteContext,
  viewer: Member,
  { isUnread, start, limit }: { isUnread: boolean; start: PageStart<InstantKey>; limit: number },
): Promise<DiscussionRow[]> {
  const name = `${limit} followed${isUnread ? " unread" : ""} discussions ${directionName(start)}`;
  return discussionRows(site, viewer, name, { ...instantValues(start) }, () => ({
    where: and(
      isOfList(viewer, "following"),
      isUnread ? isOfList(viewer, "unread") : mayEnterGroup(viewer, now),
      latestFirst.isBeyondPrepared(start),
    ),
    orderBy: latestFirst.orderBy(start),
    limit,
  }));
}

async function byInstant(
  site: SiteContext,
  viewer: Member | null,
  filter: DiscussionFilter,
  cursors: Cursors,
): Promise<Slice<DiscussionCard>> {
  const isNew = filter.show === "new" || filter.show === "unanswered";
  const order = isNew ? newestFirst : latestFirst;
  const page = await pageOfRows(
    {
      list: `discussions-${filter.show}`,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = `${nameOf(filter)} ${directionName(start)}`;
        return discussionRows(site, viewer, name, { ...valuesOf(filter), ...instantValues(start) }, () => ({
          where: and(isListed(viewer, filter), order.isBeyondPrepared(start)),
          orderBy: order.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ discussion }: DiscussionRow): InstantKey => [
        (isNew ? discussion.postedAt : discussion.lastMessageAt).getTime(),
        discussion.id,
      ],
    },
    cursors,
  );
  return { ...page, items: await discussionCards(site, viewer, page.items) };
}

const PinnedKey = z.tuple([z.boolean(), InstantMs, z.uuid()]);
type PinnedKey = z.infer<typeof PinnedKey>;

const pinsFirst = keysetOrder([discussions.isPinned, discussions.lastMessageAt, discussions.id], "desc");

/** A group's own list. */
async function pinnedFirst(
  site: SiteContext,
  viewer: Member | null,
  filter: DiscussionFilter,
  cursors: Cursors,
): Promise<Slice<DiscussionCard>> {
  const page = await pageOfRows(
    {
      list: "discussions-of-a-group",
      key: PinnedKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = `${nameOf(filter)} pinned ${directionName(start)}`;
        return discussionRows(site, viewer, name, { ...valuesOf(filter), ...pinnedValues(start) }, () => ({
          where: and(isListed(viewer, filter), start.key === null ? undefined : pinsFirst.isBeyond(start, pinnedKey)),
          orderBy: pinsFirst.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ discussion }: DiscussionRow): PinnedKey => [
        discussion.isPinned,
        discussion.lastMessageAt.getTime(),
        discussion.id,
      ],
    },
    cursors,
  );
  return { ...page, items: await discussionCards(site, viewer, page.items) };
}

const pinnedKey = sql`(${sql.placeholder("pinned")}::boolean, ${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;

const pinnedValues = ({ key }: PageStart<PinnedKey>) =>
  key && { pinned: key[0], at: new Date(key[1]).toISOString(), id: key[2] };

const nameOf = ({ show, groupId, tag }: DiscussionFilter): string =>
  [show, "discussions", groupId && "of a group", tag !== null && "with a tag"].filter(Boolean).join(" ");

const valuesOf = ({ groupId, tag }: DiscussionFilter) => ({
  ...(groupId !== null && { groupId }),
  ...(tag !== null && { tag }),
});

const isListed = (viewer: Member | null, { show, groupId, tag }: DiscussionFilter): SQL | undefined =>
  and(
    groupId === null ? undefined : eq(discussions.groupId, sql.placeholder("groupId")),
    tag === null ? undefined : sql`${discussions.tags} @> array[${sql.placeholder("tag")}::text]`,
    isOfList(viewer, show),
  );

function isOfList(viewer: Member | null, show: DiscussionList): SQL | undefined {
  const others = viewer ? notMuted(discussions.authorId) : undefined;
  switch (show) {
    case "latest":
    case "new":
      return others;
    case "unanswered":
      // The first condition is that of the index, which is read in order: PostgreSQL expects an equality to hold for
      // so few rows that it would sort all of them.
      return and(lte(discussions.messageCount, sql`1`), sql`(select ${replyCount} = 0)`, others);
    case "following":
      return sql`${readings.level} in ('following', 'every')`;
    case "yours":
      return eq(discussions.authorId, preparedViewer);
    case "unread":
      return viewer
        ? and(
            sql`${readings.level} <> 'muted'`,
            gt(discussions.lastNumber, readings.readNumber),
            mayEnterGroup(viewer, now),
            hasUnread(viewer, discussions.id, readings.readNumber),
          )
        : sql`false`;
  }
}
