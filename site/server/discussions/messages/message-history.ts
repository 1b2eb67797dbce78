import { desc, eq } from "drizzle-orm";
import type { EarlierMessage } from "../../../shared/discussions/message.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { messageEdits } from "../tables.ts";
import { seenMessage } from "./seen-message.ts";

const shown = 50;

/** Lists what a message said before each edit, the newest first. Everyone who may read it now may read this. @throws 404, 403 */
export async function messageHistory(site: SiteContext, viewer: Member | null, id: string): Promise<EarlierMessage[]> {
  await seenMessage(site, viewer, id);
  const rows = await site.db
    .select({ html: messageEdits.html, replacedAt: messageEdits.replacedAt })
    .from(messageEdits)
    .where(eq(messageEdits.messageId, id))
    .orderBy(desc(messageEdits.version))
    .limit(shown);
  return rows.map(({ html, replacedAt }) => ({ html, replacedAt: replacedAt.toISOString() }));
}
