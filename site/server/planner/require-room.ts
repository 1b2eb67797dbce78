import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { itemLimits } from "../../shared/limits.ts";
import { tooManyPlans } from "../problems.ts";
import { plans } from "./tables.ts";

/** Behind `lockWardrobe`. @throws 409 for a day that has all the plans it can have */
export async function requireRoom(tx: Transaction, memberId: string, on: string): Promise<void> {
  const count = await tx.$count(plans, and(eq(plans.authorId, memberId), eq(plans.plannedOn, on)));
  if (count >= itemLimits.plansPerDay) throw tooManyPlans();
}
