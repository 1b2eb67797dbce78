import { lt, sql } from "drizzle-orm";
import { dayMs } from "../../shared/durations.ts";
import { notificationDays } from "../../shared/lifetimes.ts";
import { maxNotifications } from "../../shared/limits.ts";
import { comments } from "../comments/tables.ts";
import { messages } from "../discussions/tables.ts";
import { looks } from "../looks/tables.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { reviewAnswers } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";

const keptMs = notificationDays * dayMs;

/** Keeps the newest of each member for a time. Those whose subject or actors were deleted go as well. */
export async function pruneNotifications({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const { id, kind, memberId, subjectId, lastAt } = notifications;
  await db.delete(notifications).where(lt(lastAt, new Date(clock().getTime() - keptMs)));
  await db.delete(notifications).where(sql`${id} in (
    select ranked.id from (
      select n.id, row_number() over (partition by n.member_id order by n.last_at desc, n.id desc) as place
      from ${notifications} n
      where n.member_id in (select ${memberId} from ${notifications} group by ${memberId} having count(*) > ${maxNotifications})
    ) ranked where ranked.place > ${maxNotifications})`);
  // One after the other: for conditions with `or` between, the planner would look each row up on its own.
  const withoutSubjects = [
    sql`not exists (select 1 from ${notificationActors} where ${notificationActors.notificationId} = ${id})`,
    sql`${kind} = 'like' and not exists (select 1 from ${looks} where ${looks.id} = ${subjectId})`,
    sql`${kind} = 'review-answer' and not exists (
      select 1 from ${reviewAnswers} where ${reviewAnswers.reviewId} = ${subjectId})`,
    sql`${kind} in ('message-reply', 'message-mention', 'message', 'message-like')
      and not exists (select 1 from ${messages} where ${messages.id} = ${subjectId})`,
    sql`${kind} in ('comment', 'reply', 'mention')
      and not exists (select 1 from ${comments} where ${comments.id} = ${subjectId})`,
  ];
  for (const isGone of withoutSubjects) await db.delete(notifications).where(isGone);
}
