import type { Database, Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { preparedSql } from "../db/prepared-query.ts";

export const liveChannel = "hemline_live";

/**
 * Makes a member's open streams reload what they show. In a transaction, PostgreSQL sends the notice after the commit,
 * and only once for repeated calls.
 */
export async function publishLive(db: Database | Transaction, memberId: string): Promise<void> {
  await notify(db, [memberId]);
}

const kinds = ["message", "deleted", "hidden", "moved", "writing"] as const;

/** What happens in a discussion. */
export interface DiscussionEvent {
  discussionId: string;
  /** A message came, was edited or is shown again; was deleted; was hidden; was moved with all later ones; or a member is writing one. */
  kind: (typeof kinds)[number];
  /** Of the message, of the place of the first moved one, or of who writes. */
  id: string;
}

const prefix = "discussion";

/** Tells the tabs that show a discussion, after the commit. */
export async function publishDiscussion(db: Database | Transaction, ...events: DiscussionEvent[]): Promise<void> {
  await notify(
    db,
    events.map(({ discussionId, kind, id }) => [prefix, discussionId, kind, id].join(" ")),
  );
}

const notify = (db: Database | Transaction, payloads: readonly string[]) =>
  preparedSql(
    db,
    "live notices",
    { payloads },
    () => sql`select pg_notify(${liveChannel}, payload) from unnest(${sql.placeholder("payloads")}::text[]) payload`,
  );

/** Null for a notice about a member. */
export function discussionEventIn(payload: string): DiscussionEvent | null {
  const [start, discussionId = "", given, id = ""] = payload.split(" ");
  const kind = kinds.find((one) => one === given);
  return start === prefix && kind ? { discussionId, kind, id } : null;
}
