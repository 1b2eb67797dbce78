import type { Transaction } from "@hemline/database";
import { and, eq, notExists } from "drizzle-orm";
import { wears } from "../wears/tables.ts";
import { plans } from "./tables.ts";

/** A plan whose last wear was deleted is only planned again. */
export async function resetPlan(tx: Transaction, pressId: string): Promise<void> {
  const left = tx.select({ id: wears.id }).from(wears).where(eq(wears.pressId, pressId));
  await tx
    .update(plans)
    .set({ became: "planned", pressId: null })
    .where(and(eq(plans.pressId, pressId), notExists(left)));
}
