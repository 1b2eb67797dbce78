import type { SavedAnswer } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { ParsedGroup } from "../../shared/group-admin/group-form.ts";
import { groupLimits } from "../../shared/limits.ts";
import { newUuid } from "../../shared/uuid.ts";
import { filledFields } from "../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../catalogue-admin/history/record-change.ts";
import { claimForSite } from "../catalogue-admin/site-photos.ts";
import { newSlug } from "../catalogue-admin/slugs.ts";
import { groups } from "../groups/tables.ts";
import { tooManyGroups } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import { noScope } from "../slugs/tables.ts";
import { auditedGroupDraft } from "./group-fields.ts";
import { lockGroups, requireFreeName } from "./lock-groups.ts";
import { openCover } from "./open-cover.ts";

/** It becomes the last one. @throws 422 at the fields of the form, 409 when there are too many */
export async function createGroup(site: SiteContext, acting: ActingAdmin, draft: ParsedGroup): Promise<SavedAnswer> {
  const id = newUuid(site.clock);
  const slug = await site.db.transaction(async (tx) => {
    const held = await lockGroups(tx);
    if (held.length >= groupLimits.groups) throw tooManyGroups(groupLimits.groups);
    await requireFreeName(tx, draft.name, id);
    await claimForSite(tx, acting.admin, "cover", draft.cover ? [draft.cover] : []);
    await openCover(tx, draft.cover);
    const now = site.clock();
    const { name, description, colour, cover, coverAlt, mayRead, mayPost, isClosed } = draft;
    const row = {
      ...{ id, name, description, colour, coverId: cover, coverAlt, mayRead, mayPost, position: held.length },
      ...{ closedAt: isClosed ? now : null, createdAt: now, editedAt: now },
    };
    const made = await newSlug(tx, { kind: "group", scopeId: noScope }, draft, async (one) => {
      const [inserted] = await tx
        .insert(groups)
        .values({ ...row, slug: one })
        .onConflictDoNothing({ target: groups.slug })
        .returning({ slug: groups.slug });
      return inserted?.slug ?? null;
    });
    const after = filledFields(auditedGroupDraft(draft, made));
    await recordChange(tx, site, acting, { act: "create", kind: "group", id, after });
    return made;
  });
  site.changed(["groups"]);
  return { slug, version: 1 };
}
