import type { Database, Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { Folder } from "../../shared/saves/folder.ts";
import { isUuid } from "../../shared/uuid.ts";
import { notFound } from "../problems.ts";
import { folders } from "./tables.ts";

/** @throws 404 for none, and for another member's */
export async function ownFolder(db: Database | Transaction, member: Reader, id: string): Promise<Folder> {
  const [folder] = isUuid(id)
    ? await db
        .select({ id: folders.id, name: folders.name })
        .from(folders)
        .where(and(eq(folders.id, id), eq(folders.memberId, member.id)))
    : [];
  if (!folder) throw notFound("folder");
  return folder;
}
