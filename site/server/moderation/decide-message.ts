import type * as z from "zod";
import type { MessageApproval } from "../../shared/discussions/message.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { lockMessage } from "../discussions/messages/lock-message.ts";
import { setMessageState } from "../discussions/messages/set-message-state.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { decideCasesAbout } from "./dismiss-case.ts";

/**
 * Hides a message, with a reason for its author, or shows it again; idempotent. Hiding it is the decision on its reports.
 * @throws 404 for none
 */
export async function decideMessage(
  site: SiteContext,
  { admin, requestId }: { admin: Member; requestId: string },
  id: string,
  { decision, why }: z.output<typeof MessageApproval>,
): Promise<void> {
  const discussionId = await site.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    const state = decision === "show" ? "live" : "hidden";
    if (state === "hidden") await decideCasesAbout(tx, site, "message", [id]);
    if (message.state === state && (message.hiddenWhy ?? "") === (state === "hidden" ? why : "")) return null;
    await setMessageState(tx, message, state, why);
    const name = `Reply ${message.number} in “${message.discussion.title}”`;
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: decision, targetKind: "message", targetId: id, why, requestId },
      ...{ before: { name, state: message.state }, after: { name, state } },
    });
    return message.discussionId;
  });
  if (discussionId) site.changed([`discussion:${discussionId}`, "discussions"]);
}
