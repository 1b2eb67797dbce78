import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SimilarDiscussion } from "../../shared/discussions/discussion.ts";
import { discussionLimits } from "../../shared/limits.ts";
import { searchable } from "../../shared/searchable.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { titleIn } from "../db/title-in.ts";
import { groupName } from "../groups/group-rows.ts";
import { groups } from "../groups/tables.ts";
import { readerKind, seenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { replyCount } from "./reply-count.ts";
import { discussions } from "./tables.ts";

const minLength = 4;

/** How many of the title's three-letter pieces must be in the other one, too. */
const isSimilar: SQL = sql`${titleIn(discussions.searchText)} % ${sql.placeholder("words")}::text`;
const similarity: SQL = sql`similarity(${titleIn(discussions.searchText)}, ${sql.placeholder("words")}::text)`;

/** Discussions whose titles are like this one, the most similar first: to ask before starting another one. */
export async function similarDiscussions(
  { db }: Pick<SiteContext, "db">,
  viewer: Member,
  title: string,
): Promise<SimilarDiscussion[]> {
  const words = searchable(title.slice(0, discussionLimits.titleLength).trim());
  if (words.length < minLength) return [];
  const rows = await preparedRows(
    db,
    `similar discussions for ${readerKind(viewer)}`,
    { words, viewer: viewer.id },
    () =>
      query
        .select({
          ...{ slug: discussions.slug, title: discussions.title, replies: replyCount },
          group: { slug: groups.slug, name: groups.name, colour: groups.colour },
        })
        .from(discussions)
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .innerJoin(members, eq(members.id, discussions.authorId))
        .where(and(isSimilar, seenBy(viewer, discussions)))
        .orderBy(desc(similarity), desc(discussions.lastMessageAt), desc(discussions.id))
        .limit(literalLimit(discussionLimits.similar)),
  );
  return rows.map(({ group, ...one }) => ({ ...one, group: groupName(group) }));
}
