import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { LeavingDraft } from "../../shared/leaving/leaving-draft.ts";
import { leavingLimits } from "../../shared/limits.ts";
import { requirePassword } from "../accounts/require-password.ts";
import { revokeAccess } from "../accounts/sessions/revoke-access.ts";
import { members } from "../accounts/tables.ts";
import { namesOfMember } from "../members/names-of-member.ts";
import { setStanding } from "../members/set-standing.ts";
import { conflict, loginRequired } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { endRenewals } from "../subscription/end-renewals.ts";
import { enqueueLeavingEmail } from "./leaving-emails.ts";
import { leavings } from "./tables.ts";

const dayMs = 24 * 60 * 60_000;

const lastAdmin = () => conflict("You’re the last admin. Make another member an admin before you delete your account.");

/**
 * Cancels the subscription, hides the member and ends all sessions. Until `dueAt` the member can come back; then
 * `finishLeaving` does what they chose.
 * @throws 422 at `current_password`, 409 for the last admin, 503 when billing does not answer: then nothing has changed
 */
export async function leave(site: SiteContext, member: Member, draft: LeavingDraft): Promise<{ dueAt: Date }> {
  await requirePassword(site, member, draft.current_password);
  if (await isLastAdmin(site.db, member)) throw lastAdmin();
  await endRenewals(site, member);
  const askedAt = site.clock();
  const dueAt = new Date(askedAt.getTime() + leavingLimits.comeBackDays * dayMs);
  const changed = await site.db.transaction(async (tx) => {
    if (member.role === "admin" && (await isLastAdmin(tx, member, { lock: true }))) throw lastAdmin();
    const standing = await setStanding(tx, member.id, "leaving");
    // The same form sent twice: the first one has ended this session.
    if (standing === null || standing === "leaving" || standing === "erased") throw loginRequired();
    await tx.insert(leavings).values({ memberId: member.id, standing, choice: draft.choice, askedAt, dueAt });
    await revokeAccess(tx, member.id, null);
    await enqueueLeavingEmail(site, tx, { member, dueAt });
    return namesOfMember(tx, member.id);
  });
  site.changed(changed);
  return { dueAt };
}

/** Nobody else could give the role to another member. @param o.lock two admins who leave at once wait for each other */
export async function isLastAdmin(
  db: Pick<Transaction, "select">,
  { id, role }: Pick<Member, "id" | "role">,
  { lock = false } = {},
): Promise<boolean> {
  if (role !== "admin") return false;
  const admins = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, "admin"), inArray(members.standing, ["active", "suspended"])))
    .orderBy(asc(members.id));
  const rows = await (lock ? admins.for("update") : admins);
  return rows.every((admin) => admin.id === id);
}
