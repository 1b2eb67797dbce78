import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CategoryEdit } from "../../../shared/notebook-admin/category-form.ts";
import { formConflict } from "../../catalogue-admin/form-conflict.ts";
import { changedFields } from "../../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { swapSitePhoto } from "../../catalogue-admin/site-photos.ts";
import { changeSlug } from "../../catalogue-admin/slugs.ts";
import { openCover } from "../../group-admin/open-cover.ts";
import { categoryBySlug } from "../../notebook/category-rows.ts";
import { categories } from "../../notebook/tables.ts";
import { notFound } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { auditedCategory, auditedCategoryDraft, categoryFields } from "./category-fields.ts";
import { lockCategories, requireFreeName } from "./lock-categories.ts";

/**
 * Saves the whole form. A form that says what is there already changes nothing.
 * @throws 404, 409 with what is there when another admin has saved, 422 at the fields of the form
 */
export async function saveCategory(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  edit: z.output<typeof CategoryEdit>,
): Promise<SavedAnswer> {
  const { answer, isChanged } = await site.db.transaction(async (tx) => {
    await lockCategories(tx);
    const row = await categoryBySlug({ ...site, db: site.db.within(tx) }, slug);
    if (!row) throw notFound("category");
    const { category } = row;
    const { id, version } = category;
    const before = categoryFields(row);
    const to = edit.slug ?? category.slug;
    const change = changedFields(auditedCategory(before), auditedCategoryDraft(edit, to));
    if (!change) return { answer: { slug: category.slug, version }, isChanged: false };
    // At the address of a category that was merged, another one stands.
    if (edit.version !== version || category.slug !== slug)
      throw await formConflict(tx, site, { kind: "category", id, fields: before, differing: change.names });
    const now = site.clock();
    await requireFreeName(tx, edit.name, id);
    await changeSlug(tx, site, { kind: "category", scopeId: noScope }, { id, from: category.slug, to });
    await swapSitePhoto(tx, acting.admin, { field: "cover", from: category.coverId, to: edit.cover, now });
    await openCover(tx, edit.cover);
    const { name, description, cover, coverAlt } = edit;
    await tx
      .update(categories)
      .set({
        ...{ name, slug: to, description, coverId: cover, coverAlt, editedAt: now },
        version: sql`${categories.version} + 1`,
      })
      .where(eq(categories.id, id));
    const { before: was, after } = change;
    await recordChange(tx, site, acting, { act: "edit", kind: "category", id, before: was, after });
    return { answer: { slug: to, version: version + 1 }, isChanged: true };
  });
  if (isChanged) site.changed(["notebook"]);
  return answer;
}
