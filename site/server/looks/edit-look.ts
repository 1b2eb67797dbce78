import { eq } from "drizzle-orm";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { type LookWish, requireCoherent, unusablePhotos, writeParts } from "./draft.ts";
import { lookToChange } from "./look-to-change.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";

/**
 * Changes a look; its address and its place stay. Photos that it no longer shows are out of sight at once.
 * @throws 403 for somebody else's, 404 for none, 422 as `postLook`.
 */
export async function editLook(site: SiteContext, member: Member, slug: string, draft: LookWish): Promise<void> {
  requireCoherent(draft);
  const owner = await site.db.transaction(async (tx) => {
    const look = await lookToChange(tx, member, slug, { isHeld: true });
    const before = await tx.select({ id: lookPhotos.photoId }).from(lookPhotos).where(eq(lookPhotos.lookId, look.id));
    const shown = new Set(before.map(({ id }) => id));
    const wanted = new Set(draft.photos.map(({ id }) => id));
    const missing = await claimPhotos(
      tx,
      member,
      [...wanted].filter((id) => !shown.has(id)),
    );
    if (missing.length) throw unusablePhotos(missing.length);
    await tx.delete(lookPhotos).where(eq(lookPhotos.lookId, look.id));
    await tx.delete(lookTags).where(eq(lookTags.lookId, look.id));
    await writeParts(tx, look.id, draft);
    await releasePhotos(
      tx,
      [...shown].filter((id) => !wanted.has(id)),
      site.clock(),
    );
    await tx
      .update(looks)
      .set({
        title: draft.title,
        text: draft.text,
        occasion: draft.occasion ?? null,
        season: draft.season ?? null,
        editedAt: site.clock(),
      })
      .where(eq(looks.id, look.id));
    return look.owner;
  });
  site.purge(["home", "looks", `looks/${slug}`, "members", `members/${owner}`]);
}
