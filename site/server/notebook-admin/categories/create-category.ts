import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { notebookLimits } from "../../../shared/limits.ts";
import type { ParsedCategory } from "../../../shared/notebook-admin/category-form.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { filledFields } from "../../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { claimForSite } from "../../catalogue-admin/site-photos.ts";
import { newSlug } from "../../catalogue-admin/slugs.ts";
import { openCover } from "../../group-admin/open-cover.ts";
import { categories } from "../../notebook/tables.ts";
import { tooManyCategories } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { auditedCategoryDraft } from "./category-fields.ts";
import { lockCategories, requireFreeName } from "./lock-categories.ts";

/** It becomes the last one. @throws 422 at the fields of the form, 409 when there are too many */
export async function createCategory(
  site: SiteContext,
  acting: ActingAdmin,
  draft: ParsedCategory,
): Promise<SavedAnswer> {
  const id = newUuid(site.clock);
  const slug = await site.db.transaction(async (tx) => {
    const held = await lockCategories(tx);
    if (held.length >= notebookLimits.categories) throw tooManyCategories(notebookLimits.categories);
    await requireFreeName(tx, draft.name, id);
    await claimForSite(tx, acting.admin, "cover", draft.cover ? [draft.cover] : []);
    await openCover(tx, draft.cover);
    const now = site.clock();
    const { name, description, cover, coverAlt } = draft;
    const row = { id, name, description, coverId: cover, coverAlt, position: held.length };
    const made = await newSlug(tx, { kind: "category", scopeId: noScope }, draft, async (one) => {
      const [inserted] = await tx
        .insert(categories)
        .values({ ...row, slug: one, createdAt: now, editedAt: now })
        .onConflictDoNothing({ target: categories.slug })
        .returning({ slug: categories.slug });
      return inserted?.slug ?? null;
    });
    const after = filledFields(auditedCategoryDraft(draft, made));
    await recordChange(tx, site, acting, { act: "create", kind: "category", id, after });
    return made;
  });
  site.changed(["notebook"]);
  return { slug, version: 1 };
}
