import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { dayMs } from "../../shared/durations.ts";
import type { LeavingDraft } from "../../shared/leaving/leaving-draft.ts";
import { leavingLimits } from "../../shared/lifetimes.ts";
import { requirePassword } from "../accounts/passwords/require-password.ts";
import { storedHash } from "../accounts/passwords/stored-hash.ts";
import { revokeAccess } from "../accounts/sessions/revoke-access.ts";
import { members } from "../accounts/tables.ts";
import { repeatingDeadlocks } from "../db/repeating-deadlocks.ts";
import { setStanding } from "../members/set-standing.ts";
import { tagsOfMember } from "../members/tags-of-member.ts";
import { lastAdmin, loginRequired, passwordJustChanged } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { cancelRenewals } from "../subscription/cancel-renewals.ts";
import { enqueueLeavingEmail } from "./leaving-emails.ts";
import { leavings } from "./tables.ts";

/**
 * Cancels the subscription, hides the member and ends all sessions. Until `dueAt` the member can come back; then
 * `finishLeaving` does what they chose.
 * @throws 422 at `current_password`, 409 for the last admin, 503 when billing does not answer: then nothing has changed
 */
export async function leave(site: SiteContext, member: Member, draft: LeavingDraft): Promise<{ dueAt: Date }> {
  const passwordHash = await requirePassword(site, member, draft.current_password);
  if (await isLastAdmin(site.db, member)) throw lastAdmin();
  const hadSubscription = await cancelRenewals(site, member);
  const askedAt = site.clock();
  const dueAt = new Date(askedAt.getTime() + leavingLimits.comeBackDays * dayMs);
  // What was cancelled above stays cancelled, so this must not fail only because others were about to write to the member.
  const changed = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      const standing = await setStanding(tx, member.id, "leaving");
      // The same form sent twice: the first one has ended this session.
      if (standing === null || standing === "leaving" || standing === "erased") throw loginRequired();
      if ((await storedHash(tx, member.id)) !== passwordHash) throw passwordJustChanged();
      // Now that all admins are locked.
      if (await isLastAdmin(tx, member)) throw lastAdmin();
      await tx.insert(leavings).values({ memberId: member.id, standing, choice: draft.choice, askedAt, dueAt });
      await revokeAccess(tx, member.id, null);
      const keepsTexts = draft.choice === "anonymise" && !member.isPrivate && standing !== "banned";
      await enqueueLeavingEmail(site, tx, { member, dueAt, keepsTexts, hadSubscription });
      return tagsOfMember(tx, member.id);
    }),
  );
  site.changed(changed);
  return { dueAt };
}

/** Nobody else could give the role to another member. Suspended admins could not. */
export async function isLastAdmin(
  db: Pick<Transaction, "select">,
  { id, role, standing }: Pick<Member, "id" | "role" | "standing">,
): Promise<boolean> {
  if (role !== "admin" || standing !== "active") return false;
  const others = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, "admin"), eq(members.standing, "active"), ne(members.id, id)))
    .limit(1);
  return others.length === 0;
}
