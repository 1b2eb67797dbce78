import { and, eq, getTableColumns, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../db/prepared-query.ts";
import { photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notMuted, readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { mentionedMembers } from "./mentions.ts";
import type { CommentSubject } from "./subjects/comment-subject.ts";
import { comments, subjectColumns } from "./tables.ts";

const columns = (viewer: Reader | null) => ({
  comment: getTableColumns(comments),
  author: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: isSubscriber(members, sql.placeholder("now")),
    standing: members.standing,
  },
  avatar: photoColumns(photos),
  isMuted: sql<boolean>`not ${notMuted(comments.authorId)}`,
  mentioned: mentionedMembers(viewer),
});

const allComments = (viewer: Reader | null) =>
  select
    .select(columns(viewer))
    .from(comments)
    .innerJoin(members, eq(members.id, comments.authorId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .$dynamic();

export type CommentRow = ReturnType<typeof allComments>["_"]["result"][number];

const reply = alias(comments, "reply");

/** A deleted comment that keeps the place of replies, while the reader sees one of them. */
const isPlaceholder = (viewer: Reader | null): SQL => sql`(${comments.state} = 'deleted' and exists (
  select 1 from ${comments} as ${reply} join ${members} on ${members.id} = ${reply.authorId}
  where ${reply.parentId} = ${comments.id} and ${seenBy(viewer, reply)} offset 0))`;

/**
 * Comments on a look or an entry that the reader may see, each by the rule for its own author. The placeholders of deleted
 * ones are among them.
 * @param name unique to `query`
 */
export async function commentRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => { where: SQL | undefined; orderBy: SQL[]; limit: number },
): Promise<CommentRow[]> {
  const all = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, all, () => {
    const { where, orderBy, limit } = query();
    return allComments(viewer)
      .where(and(where, or(seenBy(viewer, comments), isPlaceholder(viewer))))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.flatMap(namesIn));
  return rows;
}

const namesIn = ({ comment, mentioned }: CommentRow) =>
  [comment.authorId, ...mentioned.map(({ id }) => id)].map((id) => `member:${id}` as const);

/** The first replies to each of some comments, and how many each of them has for this reader. */
export async function firstReplyRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  parentIds: readonly string[],
  limit: number,
): Promise<(CommentRow & { total: number })[]> {
  const values = { ids: parentIds, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `first ${limit} replies for ${readerKind(viewer)}`, values, () => {
    const ranked = select
      .select({
        id: comments.id,
        nth: sql<number>`row_number() over (partition by ${comments.parentId} order by ${comments.postedAt}, ${comments.id})`.as(
          "nth",
        ),
        total: sql<number>`(count(*) over (partition by ${comments.parentId}))::int`.as("total"),
      })
      .from(comments)
      .innerJoin(members, eq(members.id, comments.authorId))
      .where(and(sql`${comments.parentId} = any(${sql.placeholder("ids")}::uuid[])`, seenBy(viewer, comments)))
      .as("ranked");
    return select
      .select({ ...columns(viewer), total: ranked.total })
      .from(ranked)
      .innerJoin(comments, eq(comments.id, ranked.id))
      .innerJoin(members, eq(members.id, comments.authorId))
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .where(lte(ranked.nth, limit))
      .orderBy(comments.postedAt, comments.id);
  });
  shows(rows.flatMap(namesIn));
  return rows;
}

/** How many comments and replies on a look or an entry the reader can read; replies go with the comment they belong to. */
export async function readableCount(
  { db }: Pick<SiteContext, "db">,
  viewer: Reader | null,
  { kind, id }: Pick<CommentSubject, "kind" | "id">,
): Promise<number> {
  const values = { subjectId: id, viewer: viewer?.id ?? null };
  const [counted] = await preparedRows(db, `comment count of a ${kind} for ${readerKind(viewer)}`, values, () => {
    const ofSubject = eq(subjectColumns[kind], sql.placeholder("subjectId"));
    const listed = select
      .select({ id: comments.id })
      .from(comments)
      .innerJoin(members, eq(members.id, comments.authorId))
      .where(and(ofSubject, isNull(comments.parentId), or(seenBy(viewer, comments), eq(comments.state, "deleted"))));
    return select
      .select({ count: sql<number>`count(*)::int` })
      .from(comments)
      .innerJoin(members, eq(members.id, comments.authorId))
      .where(
        and(
          ofSubject,
          seenBy(viewer, comments),
          sql`(${comments.parentId} is null or ${comments.parentId} in ${listed})`,
        ),
      );
  });
  return counted?.count ?? 0;
}
