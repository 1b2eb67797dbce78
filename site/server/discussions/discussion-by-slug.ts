import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type WritingBar, writingBar } from "../../shared/groups/group-access.ts";
import type { Reader } from "../../shared/permissions.ts";
import { type ReaderAccess, readerAccess } from "../../shared/reader-access.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { groupReader } from "../groups/may-enter-group.ts";
import { groups } from "../groups/tables.ts";
import { photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import { countedBehindBlocks, preparedViewer, readerKind, seenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { replyCount } from "./reply-count.ts";
import { requireOpen } from "./require-access.ts";
import { discussions, messages } from "./tables.ts";

/** What a block hides from the reader is not counted. */
const repliesBehindBlocks: SQL = sql`(select count(*)::int from ${messages} blocked
  where blocked.discussion_id = ${discussions.id} and blocked.number > 1 and blocked.state = 'live'
    and ${countedBehindBlocks(sql`blocked.author_id`, preparedViewer)})`;

const discussionAt = (viewer: Reader | null) =>
  query
    .select({
      discussion: getTableColumns(discussions),
      group: getTableColumns(groups),
      replies: viewer ? sql<number>`(${replyCount} - ${repliesBehindBlocks})` : replyCount,
      author: {
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        isSubscriber: isSubscriber(members, sql.placeholder("now")),
        standing: members.standing,
      },
      avatar: photoColumns(photos),
    })
    .from(discussions)
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .innerJoin(members, eq(members.id, discussions.authorId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(and(eq(discussions.slug, sql.placeholder("slug")), seenBy(viewer, discussions)));

type DiscussionRow = ReturnType<typeof discussionAt>["_"]["result"][number];

/** A discussion as its reader gets it. */
export interface SeenDiscussion extends DiscussionRow {
  access: ReaderAccess;
  /** What keeps the reader from replying. */
  bar: WritingBar | null;
}

/** @throws 404 for none, and for those of others that the viewer may not see */
export async function discussionBySlug(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Member | null,
  slug: string,
): Promise<SeenDiscussion> {
  const now = clock();
  const values = { slug, viewer: viewer?.id ?? null, now };
  const [row] = await preparedRows(db, `discussion for ${readerKind(viewer)}`, values, () => discussionAt(viewer));
  if (!row) throw notFound("discussion");
  const { discussion, group } = row;
  shows([`discussion:${discussion.id}`, "groups", `member:${discussion.authorId}`]);
  const reader = groupReader(viewer, now);
  return {
    ...row,
    access: readerAccess(reader, group.mayRead),
    bar: writingBar(reader, { ...group, isClosed: group.closedAt !== null, isLocked: discussion.lockedAt !== null }),
  };
}

/** For what only readers of the messages may do. @throws 404 as `discussionBySlug`, 403 without access */
export async function openDiscussion(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Member | null,
  slug: string,
): Promise<SeenDiscussion> {
  const found = await discussionBySlug(site, viewer, slug);
  requireOpen(found);
  return found;
}
