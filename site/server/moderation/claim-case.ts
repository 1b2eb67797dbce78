import { eq } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { caseNotes, cases } from "../cases/tables.ts";
import { caseDecided } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lockCase, requireNotAbout, requireUnclaimed, usernameOfMember } from "./decisions/case-by-id.ts";

/**
 * Says that an admin is at a case, or no longer; idempotent. Others can’t decide it meanwhile.
 * @throws 404 also for one about oneself; 409 when another admin is at it, or it is decided
 */
export async function claimCase(site: SiteContext, admin: Member, id: string, isClaimed: boolean): Promise<void> {
  const now = site.clock();
  await site.db.transaction(async (tx) => {
    const one = await lockCase(tx, id);
    requireNotAbout(one, admin);
    if (one.state === "decided") {
      if (!isClaimed) return;
      throw caseDecided(await usernameOfMember(tx, one.decidedBy));
    }
    await requireUnclaimed(tx, one, admin, now);
    const claim = isClaimed ? { claimedBy: admin.id, claimedAt: now } : { claimedBy: null, claimedAt: null };
    await tx.update(cases).set(claim).where(eq(cases.id, id));
  });
}

/** For the other admins. @throws 404 also for one about oneself */
export async function addCaseNote(site: SiteContext, admin: Member, id: string, text: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const one = await lockCase(tx, id);
    requireNotAbout(one, admin);
    await tx
      .insert(caseNotes)
      .values({ id: newUuid(site.clock), caseId: one.id, authorId: admin.id, text, createdAt: site.clock() });
  });
}
