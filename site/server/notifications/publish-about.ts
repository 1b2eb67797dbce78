import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { preparedSql } from "../db/prepared-query.ts";
import { liveChannel } from "../live/publish-live.ts";
import { notifications } from "./tables.ts";

/** Tells the open streams of those who were notified about something that they see it no longer, or again. */
export async function publishAbout(tx: Transaction, subjectId: string): Promise<void> {
  await preparedSql(tx, "publish about", { subjectId }, publishToAll);
}

const publishToAll = () => sql`
  select pg_notify(${liveChannel}, member_id::text) from (
    select distinct member_id from ${notifications} where subject_id = ${sql.placeholder("subjectId")}::uuid) told`;
