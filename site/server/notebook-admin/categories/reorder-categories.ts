import { idsInOrder } from "../../catalogue-admin/collections/reorder-collections.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { lockCategories } from "./lock-categories.ts";
import { setCategoryOrder } from "./set-category-order.ts";

/** @param slugs of all categories. @throws 409 when there are others by now */
export async function reorderCategories(
  site: SiteContext,
  acting: ActingAdmin,
  slugs: readonly string[],
): Promise<void> {
  const isChanged = await site.db.transaction(async (tx) => {
    const held = await lockCategories(tx);
    const ids = idsInOrder(held, slugs);
    const moved = held.find((one, place) => one.id !== ids[place]);
    if (!moved) return false;
    await setCategoryOrder(tx, ids);
    await recordChange(tx, site, acting, {
      ...{ act: "reorder", kind: "category", id: moved.id },
      ...{ before: { categories: held.map(({ slug }) => slug) }, after: { categories: slugs } },
    });
    return true;
  });
  if (isChanged) site.changed(["notebook"]);
}
