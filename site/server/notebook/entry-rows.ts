import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CategoryName } from "../../shared/notebook/entry.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../db/prepared-query.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, notBlocked, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { categories, entries, entryCategories } from "./tables.ts";

const avatars = alias(photos, "avatars");

/** The categories of an entry, in the admins’ order. */
export const categoriesColumn = sql<CategoryName[]>`(
  select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name) order by c.position), '[]')
  from ${entryCategories} ec join ${categories} c on c.id = ec.category_id where ec.entry_id = ${entries.id})`;

/** Never the teaser or the text: lists show neither. */
const columns = {
  entry: {
    id: entries.id,
    slug: entries.slug,
    authorId: entries.authorId,
    state: entries.state,
    allowed: entries.allowed,
    title: entries.title,
    excerpt: entries.excerpt,
    words: entries.words,
    coverAlt: entries.coverAlt,
    publishedAt: entries.publishedAt,
    revisedAt: entries.revisedAt,
    commentCount: entries.commentCount,
    areCommentsClosed: entries.areCommentsClosed,
  },
  cover: photoColumns(photos),
  author: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: isSubscriber(members, sql.placeholder("now")),
  },
  avatar: photoColumns(avatars),
  categories: categoriesColumn,
};

/**
 * Entries are Hemline’s own and stay when their author goes: without a name then, and for those whom a block keeps from
 * seeing the author.
 */
const isAuthorShown = (reader: Reader | null): SQL | undefined =>
  and(hasPage, readerKind(reader) === "member" ? notBlocked(members.id) : undefined);

/** A block between the reader and the author, who may be hidden for other reasons too. */
const isAuthorBlocked = (reader: Reader | null): SQL<boolean> =>
  readerKind(reader) === "member" ? sql<boolean>`not ${notBlocked(entries.authorId)}` : sql<boolean>`false`;

/** Of all states. `viewer` is the placeholder of the reader’s id, `now` that of the instant. */
export const entryQuery = (reader: Reader | null) =>
  select
    .select({ ...columns, isAuthorBlocked: isAuthorBlocked(reader) })
    .from(entries)
    .leftJoin(photos, eq(photos.id, entries.coverId))
    .leftJoin(members, and(eq(members.id, entries.authorId), isAuthorShown(reader)))
    .leftJoin(avatars, eq(avatars.id, members.avatarId))
    .$dynamic();

export type EntryRow = ReturnType<typeof entryQuery>["_"]["result"][number];

interface EntryQuery {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/**
 * The only query that reads published entries for a page, without their texts. Notes what it read.
 * @param name unique to `query`, whose SQL is planned once for each kind of reader
 */
export async function entryRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => EntryQuery,
): Promise<EntryRow[]> {
  const given = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, given, () => {
    const { where, orderBy = [], limit } = query();
    return entryQuery(viewer)
      .where(and(eq(entries.state, "live"), where))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.flatMap(({ entry }) => tagsOfEntry(entry)));
  return rows;
}

/** The author is noted also where they are not named: they may come back. */
const tagsOfEntry = ({ id, authorId }: { id: string; authorId: string | null }): CacheTag[] => [
  `entry:${id}`,
  ...(authorId === null ? [] : [`member:${authorId}` as const]),
];
