import { and, eq, inArray } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { lockLookOrder } from "../looks/look-order-lock.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { notifyOfAcceptance } from "../notifications/follow-notices.ts";
import { photos } from "../photos/tables.ts";
import { loginRequired } from "../problems.ts";
import { follows } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToFollowCounts } from "./follow-counts.ts";
import { forgetPagesOf } from "./set-follow.ts";

/**
 * Makes an account private or public. Its cover and the photos of its looks close or open in the same transaction;
 * waiting requests are accepted when it becomes public.
 */
export async function setPrivacy(site: SiteContext, member: Member, isPrivate: boolean): Promise<void> {
  const slugs = await site.db.transaction(async (tx) => {
    if (!(await lockLookOrder(tx, member.id))) throw loginRequired();
    await tx.update(members).set({ isPrivate }).where(eq(members.id, member.id));
    const openLooks = await tx
      .select({ id: looks.id, slug: looks.slug })
      .from(looks)
      .where(and(eq(looks.authorId, member.id), eq(looks.audience, "everyone")));
    const shown = tx
      .select({ id: lookPhotos.photoId })
      .from(lookPhotos)
      .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
      .where(and(eq(looks.authorId, member.id), eq(looks.audience, "everyone")));
    await tx.update(photos).set({ isOpen: !isPrivate }).where(inArray(photos.id, shown));
    const cover = tx.select({ id: members.coverId }).from(members).where(eq(members.id, member.id));
    await tx.update(photos).set({ isOpen: !isPrivate }).where(inArray(photos.id, cover));
    if (!isPrivate) {
      const accepted = await tx
        .update(follows)
        .set({ state: "following" })
        .where(and(eq(follows.memberId, member.id), eq(follows.state, "asked")))
        .returning();
      for (const one of accepted) {
        await addToFollowCounts(tx, one, 1);
        await notifyOfAcceptance(tx, site, one);
      }
    }
    return openLooks.map(({ slug }) => slug);
  });
  site.purge(["home", "looks", "members", ...slugs.map((slug) => `looks/${slug}`)]);
  forgetPagesOf(site, member);
}
