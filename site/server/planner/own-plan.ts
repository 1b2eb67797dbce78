import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { notFound } from "../problems.ts";
import { plans } from "./tables.ts";

export type PlanRow = typeof plans.$inferSelect;

/** The member's own plan, locked. @throws 404, also for another member's */
export async function ownPlan(tx: Transaction, memberId: string, id: string): Promise<PlanRow> {
  const [plan] = isUuid(id)
    ? await tx
        .select()
        .from(plans)
        .where(and(eq(plans.id, id), eq(plans.authorId, memberId)))
        .for("no key update")
    : [];
  if (!plan) throw notFound("plan");
  return plan;
}
