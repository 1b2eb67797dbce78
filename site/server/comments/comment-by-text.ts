import { and, eq, ne } from "drizzle-orm";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { comments, subjectColumns } from "./tables.ts";

/** What a member has written under a look or an entry with exactly this text; null if there is nothing. For repeated seeding. */
export async function commentByText(
  { db }: SiteContext,
  { id }: { id: string },
  { kind, slug }: CommentTarget,
  text: string,
): Promise<string | null> {
  const subjects = kind === "look" ? looks : entries;
  const [found] = await db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(subjects, eq(subjects.id, subjectColumns[kind]))
    .where(
      and(eq(comments.authorId, id), eq(subjects.slug, slug), eq(comments.source, text), ne(comments.state, "deleted")),
    )
    .limit(1);
  return found?.id ?? null;
}
