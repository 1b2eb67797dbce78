import { and, eq } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { SiteContext } from "../site-context.ts";
import { lockSaves } from "./lock-saves.ts";
import { ownFolder } from "./own-folder.ts";
import { savableLook } from "./savable-look.ts";
import { addSave } from "./set-save.ts";
import { folderLooks, saves } from "./tables.ts";

/**
 * Saves the look too; idempotent.
 * @returns whether it was saved before
 * @throws 404, 403 for banned members
 */
export function addToFolder(
  site: SiteContext,
  member: Reader,
  folderId: string,
  slug: string,
): Promise<{ wasSaved: boolean }> {
  return site.db.transaction(async (tx) => {
    await lockSaves(tx, member.id);
    const folder = await ownFolder(tx, member, folderId);
    const look = await savableLook(tx, member, slug);
    const at = site.clock();
    const isSave = and(eq(saves.memberId, member.id), eq(saves.lookId, look.id));
    const wasSaved = (await tx.$count(saves, isSave)) > 0;
    await addSave(tx, member, look, at);
    await tx.insert(folderLooks).values({ folderId: folder.id, lookId: look.id, addedAt: at }).onConflictDoNothing();
    return { wasSaved };
  });
}

/** The look stays saved; idempotent. @throws 404 */
export function removeFromFolder(site: SiteContext, member: Reader, folderId: string, slug: string): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockSaves(tx, member.id, { mayBeBanned: true });
    const folder = await ownFolder(tx, member, folderId);
    const look = await savableLook(tx, member, slug);
    await tx.delete(folderLooks).where(and(eq(folderLooks.folderId, folder.id), eq(folderLooks.lookId, look.id)));
  });
}
