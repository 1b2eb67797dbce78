import { eq } from "drizzle-orm";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { editableLook } from "./editable-look.ts";
import { insertPhotosAndTags, type LookContent, requireConsistent, unusablePhotos } from "./look-content.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";

/** @throws 403 for another member's look, 404 for none, 422 as `postLook` */
export async function editLook(site: SiteContext, member: Member, slug: string, draft: LookContent): Promise<void> {
  requireConsistent(draft);
  const owner = await site.db.transaction(async (tx) => {
    const look = await editableLook(tx, member, slug, { lock: true });
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
    await insertPhotosAndTags(tx, look.id, draft);
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
