import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { liveChannel } from "../live/publish-live.ts";
import type { SiteContext } from "../site-context.ts";
import { notificationLevels, notifications } from "./tables.ts";

/**
 * Notifies members, in one round trip, of what admins decided in a case. It has no actor, so that it never says who decided
 * or reported, and stands alone.
 */
export async function notifyOfDecision(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { memberIds, kind, caseId }: { memberIds: readonly string[]; kind: "decision" | "report-outcome"; caseId: string },
): Promise<void> {
  if (memberIds.length === 0) return;
  const now = sql`${clock().toISOString()}::timestamptz`;
  const list = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;
  // All who notify the same members lock their notifications in one order.
  const told = [...memberIds].sort();
  await tx.execute(sql`with held as (
      insert into ${notifications} (id, member_id, kind, subject_id, group_key, first_at, last_at)
      select wanted.id, wanted.member_id, ${kind}, ${caseId}::uuid, ${`${kind} ${caseId}`}, ${now}, ${now}
      from unnest(${list(told.map(() => newUuid(clock)))}, ${list(told)}) wanted (id, member_id)
      where not exists (select 1 from ${notificationLevels} level
        where level.member_id = wanted.member_id and level.kind = ${kind} and not level.in_app)
      on conflict (member_id, group_key) where read_at is null do nothing
      returning member_id
    ) select pg_notify(${liveChannel}, member_id::text) from held`);
}
