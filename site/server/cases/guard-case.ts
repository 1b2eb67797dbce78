import type { Transaction } from "@hemline/database";
import { and, eq, ne, sql } from "drizzle-orm";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { ReportSnapshot } from "../../shared/moderation/report.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { cases } from "./tables.ts";

/** Puts a message that waits into the queue of the admins. Reports of it join this case, or it joins theirs. */
export async function openGuardCase(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  one: { messageId: string; authorId: string; guard: GuardReason; snapshot: ReportSnapshot },
): Promise<void> {
  const { messageId, authorId, guard, snapshot } = one;
  await tx
    .insert(cases)
    .values({
      ...{ id: newUuid(site.clock), targetKind: "message" as const, targetId: messageId, authorId },
      ...{ guard, snapshot, openedAt: site.clock() },
    })
    .onConflictDoUpdate({
      target: [cases.targetKind, cases.targetId],
      targetWhere: sql`${cases.state} <> 'decided'`,
      set: { guard },
    });
}

/** Its author has changed a message that waits: who has read the former text decides nothing. */
export async function renewGuardCase(tx: Transaction, messageId: string, text: string): Promise<void> {
  await tx
    .update(cases)
    .set({
      snapshot: sql`${cases.snapshot} || jsonb_build_object('text', ${text}::text)`,
      version: sql`${cases.version} + 1`,
    })
    .where(and(eq(cases.targetKind, "message"), eq(cases.targetId, messageId), ne(cases.state, "decided")));
}
