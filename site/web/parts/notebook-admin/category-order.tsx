import type { AdminCategory } from "../../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { EntryPicture } from "../catalogue-admin/entry-picture.tsx";
import { EditLink } from "../catalogue-admin/list/edit-link.tsx";
import { EntryRow } from "../catalogue-admin/order/entry-row.tsx";
import { OrderStatus } from "../catalogue-admin/order/order-status.tsx";
import { OrderedList } from "../catalogue-admin/order/ordered-list.tsx";
import { useSavedOrder } from "../catalogue-admin/order/use-saved-order.ts";
import { formatCount } from "../format/format-count.ts";

/** All categories in their order, which is saved as it is changed. */
export function CategoryOrder({ categories }: { categories: readonly AdminCategory[] }) {
  const order = useSavedOrder(categories, (slugs) =>
    callApi(api.adminNotebookCategoryOrder, { method: "PUT", body: { slugs }, toasts: "failures" }),
  );
  return (
    <>
      <OrderedList
        label="Categories in their order"
        items={order.items}
        keyOf={({ slug }) => slug}
        nameOf={({ name }) => name}
        onMove={order.move}
        onHold={order.hold}
      >
        {({ slug, name, cover, entries }) => (
          <EntryRow
            picture={<EntryPicture name={name} photo={cover} />}
            name={name}
            detail={entries > 0 ? formatCount(entries, "entry", "entries") : "No published entries"}
          >
            <EditLink to={paths.adminNotebookCategory(slug)} name={name} />
          </EntryRow>
        )}
      </OrderedList>
      <OrderStatus status={order.status} />
    </>
  );
}
