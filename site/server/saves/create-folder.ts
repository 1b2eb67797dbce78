import { eq } from "drizzle-orm";
import { saveLimits } from "../../shared/limits.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { Folder } from "../../shared/saves/folder.ts";
import { newUuid } from "../../shared/uuid.ts";
import { invalid, tooManyFolders } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { lockSaves } from "./lock-saves.ts";
import { folders } from "./tables.ts";

/** @throws 409 beyond 200 folders, 422 when the member has one of that name */
export function createFolder(site: SiteContext, member: Pick<Reader, "id">, name: string): Promise<Folder> {
  return site.db.transaction(async (tx) => {
    await lockSaves(tx, member.id, { mayBeBanned: true });
    if ((await tx.$count(folders, eq(folders.memberId, member.id))) >= saveLimits.folders) throw tooManyFolders();
    const [made] = await tx
      .insert(folders)
      .values({ id: newUuid(site.clock), memberId: member.id, name, createdAt: site.clock() })
      .onConflictDoNothing()
      .returning({ id: folders.id, name: folders.name });
    if (!made) throw nameTaken();
    return made;
  });
}

export const nameTaken = () => invalid({ name: ["You already have a folder with this name. Choose another name."] });
