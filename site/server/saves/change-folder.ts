import { and, eq, ne, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { Folder } from "../../shared/saves/folder.ts";
import type { SiteContext } from "../site-context.ts";
import { nameTaken } from "./create-folder.ts";
import { lockSaves } from "./lock-saves.ts";
import { ownFolder } from "./own-folder.ts";
import { folders } from "./tables.ts";

/** @throws 404, 422 when another of the member's folders has that name */
export function renameFolder(site: SiteContext, member: Reader, id: string, name: string): Promise<Folder> {
  return site.db.transaction(async (tx) => {
    await lockSaves(tx, member.id, { mayBeBanned: true });
    await ownFolder(tx, member, id);
    const [other] = await tx
      .select({ id: folders.id })
      .from(folders)
      .where(
        and(eq(folders.memberId, member.id), sql`lower(${folders.name}) = lower(${name}::text)`, ne(folders.id, id)),
      );
    if (other) throw nameTaken();
    await tx.update(folders).set({ name }).where(eq(folders.id, id));
    return { id, name };
  });
}

/** Its looks stay saved. @throws 404 */
export function deleteFolder(site: SiteContext, member: Reader, id: string): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockSaves(tx, member.id, { mayBeBanned: true });
    await ownFolder(tx, member, id);
    await tx.delete(folders).where(eq(folders.id, id));
  });
}
