import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../shared/permissions.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { lockedSeenBy } from "../../relations/seen-by.ts";
import { discussions, messages } from "../tables.ts";

/** What a message quotes, for a query of messages that joins it. */
export const quoted = alias(messages, "quoted");

/** Of its own discussion by its number, or of the one that it was moved out of. */
export const isQuoted: SQL | undefined = or(
  and(eq(quoted.discussionId, messages.discussionId), eq(quoted.number, messages.quotedNumber)),
  eq(quoted.id, messages.quotedId),
);

/** As `seenBy`, of the quoted message. One of another discussion is as readable as that. */
export const isQuoteSeenBy = (reader: Reader | null, now: SQL, viewer: SQL): SQL<boolean> =>
  sql<boolean>`(${quoted.id} is not null and ${lockedSeenBy(reader, quoted, viewer)} and (${messages.quotedId} is null
    or exists (select 1 from ${discussions} join ${groups} on ${groups.id} = ${discussions.groupId}
      where ${discussions.id} = ${quoted.discussionId} and ${lockedSeenBy(reader, discussions, viewer)}
        and ${mayEnterGroup(reader, now, viewer)})))`;
