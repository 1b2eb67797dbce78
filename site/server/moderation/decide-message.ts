import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { MessageApproval } from "../../shared/discussions/message.ts";
import { isUuid } from "../../shared/uuid.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { lockModeratedMessage, moderateMessage } from "../discussions/messages/moderate-message.ts";
import { messages } from "../discussions/tables.ts";
import { decisionAboutSelf, notFound } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import { lockSanctioned } from "./decisions/apply-sanctions.ts";
import { isHiddenBeforePublication } from "./decisions/hidden-before-publication.ts";
import { hideElsewhere } from "./decisions/hide-elsewhere.ts";
import { showElsewhere } from "./decisions/show-elsewhere.ts";
import { findReportTarget } from "./report-target.ts";

/**
 * Hides a message, with a reason for its author, or shows it again; idempotent. To hide it is a decision like those on
 * reports, and both decide about one that waits. What is shown is hidden by no earlier decision any more.
 * @throws 404 for none; 403 for one’s own
 */
export async function decideMessage(
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  id: string,
  { decision, why }: z.output<typeof MessageApproval>,
): Promise<void> {
  const authorId = await authorOfMessage(site, id);
  if (authorId === admin.id) throw decisionAboutSelf();
  const hidden = decision === "hide" ? await findReportTarget(site, admin, { kind: "message", id }) : null;
  const changed = await site.db.transaction(async (tx) => {
    await lockSanctioned(tx, authorId, "hidden");
    const message = await lockModeratedMessage(tx, id);
    const state = decision === "show" ? "live" : "hidden";
    if (hidden && (message.state === "live" || message.guard !== null))
      await hideElsewhere(tx, site, admin, "message", hidden, why);
    else if (state === "hidden") await decideCasesAbout(tx, site, admin, "message", [id]);
    else if (message.guard !== null) await decideCasesAbout(tx, site, admin, "message", [id], "dismissed");
    if (message.state === state && (message.hiddenWhy ?? "") === (state === "hidden" ? why : "")) return [];
    const wasHiddenWaiting = state === "live" && (await isHiddenBeforePublication(tx, id));
    const lifted = state === "live" ? await showElsewhere(tx, site, admin, "message", id) : [];
    const tags = [...lifted, ...(await moderateMessage(tx, site, message, state, why, wasHiddenWaiting))];
    const name = `Reply ${message.number} in “${message.discussion.title}”`;
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: decision, targetKind: "message", targetId: id, why, requestId },
      ...{ before: { name, state: message.state }, after: { name, state } },
    });
    return tags;
  });
  site.changed(changed);
}

/** @throws 404 */
async function authorOfMessage({ db }: SiteContext, id: string): Promise<string> {
  const [found] = isUuid(id)
    ? await db.select({ authorId: messages.authorId }).from(messages).where(eq(messages.id, id))
    : [];
  if (!found) throw notFound("reply");
  return found.authorId;
}
