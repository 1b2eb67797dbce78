import type { Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { formatDay } from "../../shared/format-day.ts";
import type { Account } from "../accounts/check-credentials.ts";
import { openLink, spendLink } from "../accounts/mail-links.ts";
import { storedHash } from "../accounts/passwords/stored-hash.ts";
import { mailLinks, members } from "../accounts/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { setStanding } from "../members/set-standing.ts";
import { tagsOfMember } from "../members/tags-of-member.ts";
import { invalid, linkExpired, wrongPassword } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { leavings } from "./tables.ts";

/** When the member of a mailed link goes; null for unknown, used and expired links. */
export async function dueAtOfLink(site: SiteContext, token: string): Promise<Date | null> {
  const link = await openLink(site, token, "undo-leaving");
  return link && leavingUntil(site, link.memberId);
}

/** Uses the link up. @throws 410 */
export async function comeBackByLink(site: SiteContext, token: string): Promise<void> {
  const link = await openLink(site, token, "undo-leaving");
  if (!link) throw linkExpired();
  const changed = await site.db.transaction(async (tx) => {
    await spendLink(tx, token, "undo-leaving", site.clock());
    return comeBack(tx, link.memberId, site.clock());
  });
  if (!changed) throw linkExpired();
  site.changed(changed);
}

/**
 * After the right password: lets a member who is leaving in only to come back.
 * @param account with the hash of the password that was proved
 * @throws 422 at `come_back`, or at `password` when the password was replaced meanwhile or it is too late to come back
 */
export async function comeBackAtLogin(
  site: SiteContext,
  { member: { id }, passwordHash }: Account,
  comesBack: boolean,
): Promise<void> {
  const dueAt = await leavingUntil(site, id);
  if (!dueAt) {
    if (await isLeaving(site, id)) throw invalid({ password: [beingDeleted] });
    return;
  }
  if (!comesBack)
    throw invalid({
      come_back: [`We’ll delete this account on ${formatDay(dueAt)}, as you asked. You can keep it until then.`],
    });
  const changed = await site.db.transaction(async (tx) => {
    const tags = await comeBack(tx, id, site.clock());
    if ((await storedHash(tx, id)) !== passwordHash) throw wrongPassword();
    return tags;
  });
  site.changed(changed ?? []);
}

const beingDeleted = "We’re deleting this account, as you asked. It can’t be kept any more.";

/** Also once the time to come back is over. */
const isLeaving = async ({ db }: SiteContext, memberId: string): Promise<boolean> =>
  (await db.$count(members, and(eq(members.id, memberId), eq(members.standing, "leaving")))) > 0;

async function leavingUntil({ db, clock }: SiteContext, memberId: string): Promise<Date | null> {
  const [leaving] = await db
    .select({ dueAt: leavings.dueAt })
    .from(leavings)
    .where(and(eq(leavings.memberId, memberId), gt(leavings.dueAt, clock())));
  return leaving?.dueAt ?? null;
}

/** @returns what changes for others; null for one who is not leaving, or whose time is over */
async function comeBack(tx: Transaction, memberId: string, now: Date): Promise<CacheTag[] | null> {
  const [leaving] = await tx
    .delete(leavings)
    .where(and(eq(leavings.memberId, memberId), gt(leavings.dueAt, now)))
    .returning({ standing: leavings.standing });
  if (!leaving) return null;
  await setStanding(tx, memberId, leaving.standing);
  await tx.delete(mailLinks).where(and(eq(mailLinks.memberId, memberId), eq(mailLinks.purpose, "undo-leaving")));
  return tagsOfMember(tx, memberId);
}
