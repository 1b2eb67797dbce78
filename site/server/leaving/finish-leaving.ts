import { eq, lte } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { cancelRenewals } from "../subscription/cancel-renewals.ts";
import { eraseMember } from "./erase-member.ts";
import { exportFiles } from "./export/export-files.ts";
import { enqueueGoneEmail } from "./leaving-emails.ts";
import { dataExports, leavings } from "./tables.ts";

/** Erases members whose time to come back is over, as they chose. Failures are retried the next night. */
export async function finishLeavings(site: SiteContext): Promise<void> {
  const due = await site.db
    .select({ id: leavings.memberId })
    .from(leavings)
    .where(lte(leavings.dueAt, site.clock()))
    .orderBy(leavings.dueAt);
  for (const { id } of due)
    await finishLeaving(site, id).catch((error: unknown) => {
      site.log.error({ err: error, memberId: id }, "a member who left could not be erased; the next night tries again");
    });
}

/**
 * Deletes files first: while the rows exist, a job that was killed finds them again. The member can't come back in
 * between, because the time for it is over.
 */
async function finishLeaving(site: SiteContext, memberId: string): Promise<void> {
  const { db, photoStorage } = site;
  const [member] = await db
    .select({ billingId: members.billingId, email: members.email, firstName: members.firstName })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  // They may have resumed it in the portal.
  await cancelRenewals(site, member);
  const files = exportFiles(site);
  const exported = await db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.memberId, memberId));
  const owned = await db.select({ id: photos.id }).from(photos).where(eq(photos.ownerId, memberId));
  const removeFiles = async () => {
    for (const { id } of exported) await files.remove(id);
    for (const { id } of owned) await photoStorage.delete(id);
  };
  await removeFiles();
  const changed = await db.transaction(async (tx) => {
    const changed = await eraseMember(tx, memberId, site.clock());
    if (changed) await enqueueGoneEmail(site, tx, { email: member.email, firstName: member.firstName });
    return changed;
  });
  // A job that was making renditions or an export at that moment may have written new files.
  await removeFiles();
  site.changed(changed ?? []);
}
