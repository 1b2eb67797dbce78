import { idsInOrder } from "../catalogue-admin/collections/reorder-collections.ts";
import { recordChange } from "../catalogue-admin/history/record-change.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import { lockGroups } from "./lock-groups.ts";
import { setGroupOrder } from "./set-group-order.ts";

/** @param slugs of all groups. @throws 409 when there are others by now */
export async function reorderGroups(site: SiteContext, acting: ActingAdmin, slugs: readonly string[]): Promise<void> {
  const isChanged = await site.db.transaction(async (tx) => {
    const held = await lockGroups(tx);
    const ids = idsInOrder(held, slugs);
    const at = held.findIndex((one, place) => one.id !== ids[place]);
    if (at < 0) return false;
    await setGroupOrder(tx, ids);
    await recordChange(tx, site, acting, {
      ...{ act: "reorder", kind: "group", id: held[at]!.id },
      ...{ before: { groups: held.map(({ slug }) => slug) }, after: { groups: slugs } },
    });
    return true;
  });
  if (isChanged) site.changed(["groups"]);
}
