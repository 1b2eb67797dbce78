import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notify } from "../notifications/notify.ts";
import { withdraw } from "../notifications/withdraw.ts";
import { notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import { lockedSeenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { likes, looks } from "./tables.ts";

export interface LikeState {
  liked: boolean;
  likes: number;
}

/** Idempotent. The count changes with the row, in one transaction. @throws 404 */
export async function setLike(site: SiteContext, member: Reader, slug: string, liked: boolean): Promise<LikeState> {
  const { count, changed } = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    const [look] = await tx
      .select({ id: looks.id, authorId: looks.authorId, likes: looks.likeCount })
      .from(looks)
      .where(and(eq(looks.slug, slug), lockedSeenBy(member, looks)))
      .for("key share");
    if (!look) throw notFound("look");
    const rows = liked
      ? await tx
          .insert(likes)
          .values({ lookId: look.id, memberId: member.id, createdAt: site.clock() })
          .onConflictDoNothing()
          .returning({ lookId: likes.lookId })
      : await tx
          .delete(likes)
          .where(and(eq(likes.lookId, look.id), eq(likes.memberId, member.id)))
          .returning({ lookId: likes.lookId });
    if (rows.length === 0) return { count: look.likes, changed: [] };
    const [counted] = await tx
      .update(looks)
      .set({ likeCount: sql`${looks.likeCount} + ${liked ? 1 : -1}` })
      .where(eq(looks.id, look.id))
      .returning({ likes: looks.likeCount });
    const notice = { memberId: look.authorId, kind: "like", actorId: member.id, subjectId: look.id } as const;
    if (liked) await notify(tx, site, notice);
    else await withdraw(tx, notice);
    const names: CacheTag[] = [`look:${look.id}`, `profile:${look.authorId}`];
    return { count: counted?.likes ?? 0, changed: names };
  });
  site.changed(changed);
  return { liked, likes: count };
}
