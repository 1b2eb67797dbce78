import { and, eq } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { SiteContext } from "../site-context.ts";
import { saves } from "./tables.ts";

export async function isSaved({ db }: SiteContext, member: Reader, lookId: string): Promise<boolean> {
  return (await db.$count(saves, and(eq(saves.memberId, member.id), eq(saves.lookId, lookId)))) > 0;
}
