import { type SQL, sql } from "drizzle-orm";
import type { NotifiedDecision } from "../../shared/notifications/notification.ts";
import { cases } from "../cases/tables.ts";
import { notifications } from "../notifications/tables.ts";

/**
 * The decision that a notification is about; null for other kinds. Reporters hear whether something was hidden or done, and
 * not what was decided about the author.
 */
export const notifiedDecision: SQL<NotifiedDecision | null> = sql`(
  select json_build_object(
    'about', c.target_kind,
    'author', case when c.target_kind <> 'response' then c.snapshot -> 'author' ->> 'username' end,
    'outcome', case when c.decision = 'dismissed' then 'kept'
      when c.has_changed_target or c.decision = 'other' then 'hidden' else 'acted' end,
    'kind', case when ${notifications.kind} = 'decision' then c.decision end)
  from ${cases} c
  where ${notifications.kind} in ('decision', 'report-outcome') and c.id = ${notifications.subjectId})`;
