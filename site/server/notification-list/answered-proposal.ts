import { type SQL, sql } from "drizzle-orm";
import type { AnsweredProposal } from "../../shared/notifications/notification.ts";
import { brands } from "../brands/tables.ts";
import { notifications } from "../notifications/tables.ts";
import { products } from "../products/tables.ts";

const answered = (kind: AnsweredProposal["kind"], table: typeof brands | typeof products): SQL => sql`
  select json_build_object(
    'kind', ${kind}::text,
    'name', own.name,
    'outcome', case own.state when 'live' then 'accepted' else own.state end,
    'slug', case own.state when 'live' then own.slug when 'merged' then target.slug end,
    'into', target.name,
    'answer', case own.state when 'refused' then own.answer end) as proposal
  from ${table} own left join ${table} target on target.id = own.merged_into
  where own.id = ${notifications.subjectId} and own.state in ('live', 'merged', 'refused')`;

/** The brand or product that a notification is about, as it was answered. Null for other kinds, and while it is hidden. */
export const answeredProposal: SQL<AnsweredProposal | null> = sql`case when ${notifications.kind} = 'proposal' then (
  ${answered("brand", brands)} union all ${answered("product", products)} limit 1) end`;
