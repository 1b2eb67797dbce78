import { and, eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { hasPage } from "./seen-by.ts";
import { follows } from "./tables.ts";

/** How many ask to follow a member and have no answer yet. */
export async function waitingRequests({ db }: Pick<SiteContext, "db">, { id }: { id: string }): Promise<number> {
  const rows = await db
    .select({ id: follows.followerId })
    .from(follows)
    .innerJoin(members, eq(members.id, follows.followerId))
    .where(and(eq(follows.memberId, id), eq(follows.state, "asked"), hasPage))
    .limit(100);
  return rows.length;
}
