import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { notFound } from "../problems.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { likes, looks } from "./tables.ts";

export interface LikeState {
  liked: boolean;
  likes: number;
}

/** Idempotent. The count changes with the row, in one transaction. @throws 404 */
export async function setLike(site: SiteContext, member: Reader, slug: string, liked: boolean): Promise<LikeState> {
  const count = await site.db.transaction(async (tx) => {
    const [look] = await tx
      .select({ id: looks.id, likes: looks.likeCount })
      .from(looks)
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(and(eq(looks.slug, slug), seenBy(member, looks, viewerId(member))))
      // PostgreSQL refuses a lock that names its table with the schema, as the table itself would.
      .for("key share", { of: alias(looks, "looks") });
    if (!look) throw notFound("look");
    const changed = liked
      ? await tx
          .insert(likes)
          .values({ lookId: look.id, memberId: member.id, createdAt: site.clock() })
          .onConflictDoNothing()
          .returning({ lookId: likes.lookId })
      : await tx
          .delete(likes)
          .where(and(eq(likes.lookId, look.id), eq(likes.memberId, member.id)))
          .returning({ lookId: likes.lookId });
    if (changed.length === 0) return look.likes;
    const [counted] = await tx
      .update(looks)
      .set({ likeCount: sql`${looks.likeCount} + ${liked ? 1 : -1}` })
      .where(eq(looks.id, look.id))
      .returning({ likes: looks.likeCount });
    return counted?.likes ?? 0;
  });
  site.purge(["home", "looks", `looks/${slug}`]);
  return { liked, likes: count };
}
