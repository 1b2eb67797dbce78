import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { publishLive } from "../live/publish-live.ts";
import type { SiteContext } from "../site-context.ts";
import { notificationLevels, notifications } from "./tables.ts";

/**
 * Notifies a member of what admins decided in a case. It has no actor, so that it never says who decided or reported, and
 * stands alone.
 */
export async function notifyOfDecision(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { memberId, kind, caseId }: { memberId: string; kind: "decision" | "report-outcome"; caseId: string },
): Promise<void> {
  const unwanted = await tx.$count(
    notificationLevels,
    and(
      eq(notificationLevels.memberId, memberId),
      eq(notificationLevels.kind, kind),
      eq(notificationLevels.inApp, false),
    ),
  );
  if (unwanted > 0) return;
  const now = clock();
  await tx
    .insert(notifications)
    .values({
      ...{ id: newUuid(clock), memberId, kind, subjectId: caseId, groupKey: `${kind} ${caseId}` },
      ...{ firstAt: now, lastAt: now },
    })
    .onConflictDoNothing({
      target: [notifications.memberId, notifications.groupKey],
      where: sql`${notifications.readAt} is null`,
    });
  await publishLive(tx, memberId);
}
