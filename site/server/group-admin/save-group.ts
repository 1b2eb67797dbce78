import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { SavedAnswer } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { GroupEdit } from "../../shared/group-admin/group-form.ts";
import { formConflict } from "../catalogue-admin/form-conflict.ts";
import { changedFields } from "../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../catalogue-admin/history/record-change.ts";
import { swapSitePhoto } from "../catalogue-admin/site-photos.ts";
import { changeSlug } from "../catalogue-admin/slugs.ts";
import { renewPhotosInGroup } from "../discussions/photos/renew-message-photos.ts";
import { lockGroupAt } from "../groups/group-at.ts";
import { groups } from "../groups/tables.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import { noScope } from "../slugs/tables.ts";
import { auditedGroup, auditedGroupDraft, groupFields } from "./group-fields.ts";
import { lockGroups, requireFreeName } from "./lock-groups.ts";
import { openCover } from "./open-cover.ts";

/**
 * Saves the whole form. A form that says what is there already changes nothing.
 * @throws 404, 409 with what is there when another admin has saved, 422 at the fields of the form
 */
export async function saveGroup(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  edit: z.output<typeof GroupEdit>,
): Promise<SavedAnswer> {
  const { answer, isChanged } = await site.db.transaction(async (tx) => {
    await lockGroups(tx);
    const group = await lockGroupAt(tx, slug);
    const { id, version } = group;
    const before = await groupFields(tx, id);
    const to = edit.slug ?? group.slug;
    const change = changedFields(auditedGroup(before), auditedGroupDraft(edit, to));
    if (!change) return { answer: { slug: group.slug, version }, isChanged: false };
    // At the address of a group that was merged, another one stands.
    if (edit.version !== version || group.slug !== slug)
      throw await formConflict(tx, site, { kind: "group", id, fields: before, differing: change.names });
    const now = site.clock();
    await requireFreeName(tx, edit.name, id);
    await changeSlug(tx, site, { kind: "group", scopeId: noScope }, { id, from: group.slug, to });
    await swapSitePhoto(tx, acting.admin, { field: "cover", from: group.coverId, to: edit.cover, now });
    await openCover(tx, edit.cover);
    const { name, description, colour, cover, coverAlt, mayRead, mayPost, isClosed } = edit;
    await tx
      .update(groups)
      .set({
        ...{ name, slug: to, description, colour, coverId: cover, coverAlt, mayRead, mayPost },
        ...{ closedAt: isClosed ? (group.closedAt ?? now) : null, version: sql`${groups.version} + 1`, editedAt: now },
      })
      .where(eq(groups.id, id));
    if (mayRead !== group.mayRead) await renewPhotosInGroup(tx, id);
    const { before: was, after } = change;
    await recordChange(tx, site, acting, { act: "edit", kind: "group", id, before: was, after });
    return { answer: { slug: to, version: version + 1 }, isChanged: true };
  });
  // Who may read decides what its discussions show, and its name stands beside each.
  if (isChanged) site.changed(["groups", "discussions"]);
  return answer;
}
