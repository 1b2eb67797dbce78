import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { saves } from "./tables.ts";

export async function isSaved({ db }: SiteContext, member: Reader, lookId: string): Promise<boolean> {
  const found = await preparedRows(db, "save of a look", { memberId: member.id, lookId }, () =>
    query
      .select({ lookId: saves.lookId })
      .from(saves)
      .where(and(eq(saves.memberId, sql.placeholder("memberId")), eq(saves.lookId, sql.placeholder("lookId")))),
  );
  return found.length > 0;
}
