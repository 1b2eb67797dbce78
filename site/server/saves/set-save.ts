import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { SaveAnswer, UnsaveAnswer } from "../../shared/saves/folder.ts";
import { looks } from "../looks/tables.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { SiteContext } from "../site-context.ts";
import { lockSaves } from "./lock-saves.ts";
import { type SavableLook, savableLook } from "./savable-look.ts";
import { folderLooks, folders, saves } from "./tables.ts";

/** Idempotent. @throws 404, 403 for banned members */
export function saveLook(site: SiteContext, member: Reader, slug: string): Promise<SaveAnswer> {
  return site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    const look = await savableLook(tx, member, slug);
    return answerTo(member, look, true, await addSave(tx, member, look, site.clock()));
  });
}

/** Also takes the look out of the member's folders; idempotent. @throws 404 */
export function unsaveLook(site: SiteContext, member: Reader, slug: string): Promise<UnsaveAnswer> {
  return site.db.transaction(async (tx) => {
    const isCounted = await lockSaves(tx, member.id, { mayBeBanned: true });
    const look = await savableLook(tx, member, slug);
    const ownFolders = tx.select({ id: folders.id }).from(folders).where(eq(folders.memberId, member.id));
    const left = await tx
      .delete(folderLooks)
      .where(and(eq(folderLooks.lookId, look.id), inArray(folderLooks.folderId, ownFolders)))
      .returning({ id: folderLooks.folderId });
    const ended = await tx
      .delete(saves)
      .where(and(eq(saves.memberId, member.id), eq(saves.lookId, look.id)))
      .returning({ lookId: saves.lookId });
    const count = ended.length && isCounted ? await addToSaveCount(tx, look.id, -1) : look.saves;
    return { ...answerTo(member, look, false, count), folders: left.map(({ id }) => id) };
  });
}

/** @returns how many members saved the look */
export async function addSave(tx: Transaction, member: Reader, look: SavableLook, savedAt: Date): Promise<number> {
  const made = await tx
    .insert(saves)
    .values({ memberId: member.id, lookId: look.id, savedAt })
    .onConflictDoNothing()
    .returning({ lookId: saves.lookId });
  return made.length ? addToSaveCount(tx, look.id, 1) : look.saves;
}

async function addToSaveCount(tx: Transaction, lookId: string, change: 1 | -1): Promise<number> {
  const [counted] = await tx
    .update(looks)
    .set({ saveCount: sql`${looks.saveCount} + ${change}` })
    .where(eq(looks.id, lookId))
    .returning({ saves: looks.saveCount });
  return counted?.saves ?? 0;
}

const answerTo = (member: Reader, look: SavableLook, saved: boolean, count: number): SaveAnswer => ({
  saved,
  // As on the page with the button.
  saves: look.authorId === member.id ? count - look.hiddenSaves : null,
});
