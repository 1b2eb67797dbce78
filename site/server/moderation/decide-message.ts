import type * as z from "zod";
import type { MessageApproval } from "../../shared/discussions/message.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { lockModeratedMessage, moderateMessage } from "../discussions/messages/moderate-message.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { decideCasesAbout } from "./decisions/decide-cases-about.ts";

/**
 * Hides a message, with a reason for its author, or shows it again; idempotent. Hiding it is the decision on its reports, and
 * both are on one that waits.
 * @throws 404 for none
 */
export async function decideMessage(
  site: SiteContext,
  { admin, requestId }: { admin: Member; requestId: string },
  id: string,
  { decision, why }: z.output<typeof MessageApproval>,
): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const message = await lockModeratedMessage(tx, id);
    const state = decision === "show" ? "live" : "hidden";
    if (state === "hidden" || message.guard !== null) await decideCasesAbout(tx, site, admin, "message", [id]);
    if (message.state === state && (message.hiddenWhy ?? "") === (state === "hidden" ? why : "")) return [];
    const tags = await moderateMessage(tx, site, message, state, why);
    const name = `Reply ${message.number} in “${message.discussion.title}”`;
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: decision, targetKind: "message", targetId: id, why, requestId },
      ...{ before: { name, state: message.state }, after: { name, state } },
    });
    return tags;
  });
  site.changed(changed);
}
