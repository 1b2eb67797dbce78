import { eq } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { entryPreviewDays } from "../../../shared/lifetimes.ts";
import type { EntryPreviewAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { paths } from "../../../shared/paths.ts";
import { freshToken, tokenHash } from "../../accounts/sessions/token.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { entryPreviews } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { entryConflict } from "./edited-entry.ts";
import { lockEntry } from "./lock-entry.ts";

/** A link with which everybody reads the newest text for a week. @throws 404, 409 when the entry was deleted */
export async function createPreview(site: SiteContext, acting: ActingAdmin, id: string): Promise<EntryPreviewAnswer> {
  const { admin } = acting;
  const token = freshToken();
  const expiresAt = new Date(site.clock().getTime() + entryPreviewDays * dayMs);
  const isMade = await site.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.state === "deleted") return false;
    await tx
      .insert(entryPreviews)
      .values({ tokenHash: tokenHash(token), entryId: id, createdById: admin.id, expiresAt });
    const after = { title: entry.title, expiresAt: expiresAt.toISOString() };
    await recordChange(tx, site, acting, { act: "preview", kind: "entry", id, after });
    return true;
  });
  if (!isMade) throw await entryConflict(site, admin, id);
  return { url: `${site.publicUrl}${paths.entryPreview(token)}`, expiresAt: expiresAt.toISOString() };
}

/** All links to an entry. @throws 404 */
export async function endPreviews(site: SiteContext, acting: ActingAdmin, id: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const { title } = await lockEntry(tx, id);
    const ended = await tx
      .delete(entryPreviews)
      .where(eq(entryPreviews.entryId, id))
      .returning({ id: entryPreviews.entryId });
    if (ended.length === 0) return;
    await recordChange(tx, site, acting, { act: "end-previews", kind: "entry", id, after: { title } });
  });
}
