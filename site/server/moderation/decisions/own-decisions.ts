import { desc, eq, getTableColumns } from "drizzle-orm";
import { moderationLimits } from "../../../shared/limits.ts";
import type { OwnDecision } from "../../../shared/moderation/own-decision.ts";
import { shorten } from "../../../shared/shorten.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { appealUntil } from "./appeals.ts";

const maxShown = 100;

/** The decisions about a member, the newest first. */
export async function ownDecisions({ db, clock }: SiteContext, memberId: string): Promise<OwnDecision[]> {
  const rows = await db
    .select({ sanction: getTableColumns(sanctions), kind: cases.targetKind, snapshot: cases.snapshot })
    .from(sanctions)
    .leftJoin(cases, eq(cases.id, sanctions.caseId))
    .where(eq(sanctions.memberId, memberId))
    .orderBy(desc(sanctions.createdAt), desc(sanctions.id))
    .limit(maxShown);
  const now = clock();
  return rows.map(({ sanction, kind, snapshot }) => {
    const { id, reason, why, createdAt, until, liftedAt } = sanction;
    const mayAppeal = sanction.appeal === null && liftedAt === null && appealUntil(sanction) > now;
    return {
      ...{ id, kind: sanction.kind, reason, why, at: createdAt.toISOString() },
      about: kind &&
        snapshot && { kind, title: snapshot.title, text: shorten(snapshot.text, moderationLimits.excerptLength) },
      until: until?.toISOString() ?? null,
      isLifted: liftedAt !== null,
      appeal: appealOf(sanction),
      appealUntil: mayAppeal ? appealUntil(sanction).toISOString() : null,
    };
  });
}

function appealOf(sanction: typeof sanctions.$inferSelect): OwnDecision["appeal"] {
  const { appeal, appealedAt, outcome, answer, answeredAt } = sanction;
  if (appeal === null || appealedAt === null) return null;
  const isAnswered = outcome !== null && answer !== null && answeredAt !== null;
  return {
    ...{ text: appeal, at: appealedAt.toISOString() },
    answer: isAnswered ? { outcome, text: answer, at: answeredAt.toISOString() } : null,
  };
}
