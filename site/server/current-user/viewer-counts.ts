import { sql } from "drizzle-orm";
import type { Viewer } from "../../shared/accounts/user.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { unread } from "../notification-list/unread.ts";
import { readerKind } from "../relations/seen-by.ts";
import { waitingRequests } from "../relations/waiting-requests.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

type Counts = Pick<Viewer, "requests" | "unread">;

/** In one query, and most often in none: only a private member has requests, and most members have read everything. */
export async function viewerCounts({ db }: Pick<SiteContext, "db">, member: Member): Promise<Counts> {
  if (!member.isPrivate && member.hasUnseen === false) return { requests: 0, unread: 0 };
  const name = `counts of a viewer for ${readerKind(member)}`;
  const [counts] = await preparedSql<Counts>(
    db,
    name,
    { viewer: member.id },
    () => sql`select ${waitingRequests} as requests, ${unread(member)} as unread`,
  );
  if (!counts) throw new Error("A query of counts has no row.");
  return counts;
}
