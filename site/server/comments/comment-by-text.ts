import { and, eq } from "drizzle-orm";
import { looks } from "../looks/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { comments } from "./tables.ts";

/** What a member has written under a look with exactly this text; null if there is nothing. For repeated seeding. */
export async function commentByText(
  { db }: SiteContext,
  { id }: { id: string },
  slug: string,
  text: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(looks, eq(looks.id, comments.lookId))
    .where(and(eq(comments.authorId, id), eq(looks.slug, slug), eq(comments.source, text)))
    .limit(1);
  return found?.id ?? null;
}
