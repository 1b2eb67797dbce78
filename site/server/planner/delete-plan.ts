import { eq } from "drizzle-orm";
import { lockWardrobe } from "../items/lock-wardrobe.ts";
import type { SiteContext } from "../site-context.ts";
import { ownPlan } from "./own-plan.ts";
import { plans } from "./tables.ts";

/** What was worn as planned stays worn. @throws 404 */
export function deletePlan(site: SiteContext, member: { id: string }, id: string): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockWardrobe(tx, member.id, { mayBeBanned: true });
    await ownPlan(tx, member.id, id);
    await tx.delete(plans).where(eq(plans.id, id));
  });
}
