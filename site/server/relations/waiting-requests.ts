import { type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { hasPage, preparedViewer } from "./seen-by.ts";
import { follows } from "./tables.ts";

const maxCounted = 100;

/** How many ask to follow the viewer and have no answer yet, as SQL. */
export const waitingRequests: SQL<number> = sql<number>`(
  select count(*)::int from (select 1 from ${follows} join ${members} on ${members.id} = ${follows.followerId}
    where ${follows.memberId} = ${preparedViewer} and ${follows.state} = 'asked' and ${hasPage}
    limit ${sql.raw(String(maxCounted))}) waiting)`;
