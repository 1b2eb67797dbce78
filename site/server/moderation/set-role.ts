import { asc, eq, inArray, or } from "drizzle-orm";
import type { RoleDraft } from "../../shared/moderation/role-draft.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { publishLive } from "../live/publish-live.ts";
import { adminsOnly, inactiveAdmin, notFound, onlyAdmin, roleOfAdmin } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/**
 * Makes a member an admin, or lets an admin step down; idempotent.
 * @throws 403 for members, and for another admin's role; 404 for nobody and for erased members; 409 for the last admin, and for members who
 * are not active
 */
export async function setRole(
  site: SiteContext,
  actor: Member,
  slug: string,
  { role, why }: RoleDraft,
  requestId: string,
): Promise<void> {
  await site.db.transaction(async (tx) => {
    const named = tx.select({ id: memberSlugs.memberId }).from(memberSlugs).where(eq(memberSlugs.slug, slug));
    // All admins are locked, so that of the last two who step down at once one stays.
    const rows = await tx
      .select({ id: members.id, role: members.role, standing: members.standing })
      .from(members)
      .where(or(eq(members.role, "admin"), eq(members.id, actor.id), inArray(members.id, named)))
      .orderBy(asc(members.id))
      .for("no key update");
    const admins = rows.filter((row) => row.role === "admin" && row.standing === "active");
    if (!admins.some(({ id }) => id === actor.id)) throw adminsOnly();
    const [wanted] = await named;
    const target = rows.find(({ id }) => id === wanted?.id);
    if (!target || target.standing === "erased") throw notFound("member");
    if (target.role === role) return;
    if (role === "member" && target.id !== actor.id) throw roleOfAdmin();
    if (role === "member" && admins.length === 1) throw onlyAdmin();
    if (role === "admin" && target.standing !== "active") throw inactiveAdmin();
    await tx.update(members).set({ role }).where(eq(members.id, target.id));
    // Open streams end, and begin again as what the member is now.
    await publishLive(tx, target.id);
    await recordAudit(tx, site, {
      ...{ actorId: actor.id, act: "change-role", targetKind: "member", targetId: target.id },
      ...{ before: { role: target.role }, after: { role }, why, requestId },
    });
  });
}
