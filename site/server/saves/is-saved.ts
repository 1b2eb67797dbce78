import { and, eq } from "drizzle-orm";
import type { IsSaved } from "../looks/pages.ts";
import { saves } from "./tables.ts";

export const isSaved: IsSaved = async ({ db }, member, lookId) => {
  const rows = await db
    .select({ at: saves.savedAt })
    .from(saves)
    .where(and(eq(saves.memberId, member.id), eq(saves.lookId, lookId)));
  return rows.length > 0;
};
