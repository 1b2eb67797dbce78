import { eq } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { caseNotes, cases } from "../cases/tables.ts";
import { caseDecided, decisionAboutSelf } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lockCase, requireUnclaimed, usernameOfMember } from "./decisions/case-by-id.ts";

/**
 * Says that an admin is at a case, or no longer; idempotent. Others can’t decide it meanwhile.
 * @throws 404; 403 for one about oneself; 409 when another admin is at it, or it is decided
 */
export async function claimCase(site: SiteContext, admin: Member, id: string, isClaimed: boolean): Promise<void> {
  const now = site.clock();
  await site.db.transaction(async (tx) => {
    const one = await lockCase(tx, id);
    if (one.state === "decided") {
      if (!isClaimed) return;
      throw caseDecided(await usernameOfMember(tx, one.decidedBy));
    }
    if (isClaimed && one.authorId === admin.id) throw decisionAboutSelf();
    await requireUnclaimed(tx, one, admin, now);
    const claim = isClaimed ? { claimedBy: admin.id, claimedAt: now } : { claimedBy: null, claimedAt: null };
    await tx.update(cases).set(claim).where(eq(cases.id, id));
  });
}

/** For the other admins. @throws 404 */
export async function addCaseNote(site: SiteContext, admin: Member, id: string, text: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const { id: caseId } = await lockCase(tx, id);
    await tx
      .insert(caseNotes)
      .values({ id: newUuid(site.clock), caseId, authorId: admin.id, text, createdAt: site.clock() });
  });
}
