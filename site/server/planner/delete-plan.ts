import { eq } from "drizzle-orm";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lockWears } from "../wears/lock-wears.ts";
import { ownPlan } from "./own-plan.ts";
import { plans } from "./tables.ts";

/** What was worn as planned stays worn. @throws 404 */
export function deletePlan(site: SiteContext, member: Pick<Member, "id">, id: string): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockWears(tx, member.id);
    await ownPlan(tx, member, id);
    await tx.delete(plans).where(eq(plans.id, id));
  });
}
