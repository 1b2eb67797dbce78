import type { Transaction } from "@hemline/database";
import { notify } from "../../notifications/notify.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";

/** That a proposal was accepted, merged or refused: which of these, its row says. */
export async function notifyProposer(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  admin: Member,
  { id, proposedBy }: { id: string; proposedBy: string | null },
): Promise<void> {
  if (proposedBy !== null)
    await notify(tx, site, { memberId: proposedBy, kind: "proposal", actorId: admin.id, subjectId: id });
}
