import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { AdminGroup } from "../../../shared/group-admin/group-admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { EntryPicture } from "../catalogue-admin/entry-picture.tsx";
import { EntryRow } from "../catalogue-admin/order/entry-row.tsx";
import { OrderStatus } from "../catalogue-admin/order/order-status.tsx";
import { OrderedList } from "../catalogue-admin/order/ordered-list.tsx";
import { useSavedOrder } from "../catalogue-admin/order/use-saved-order.ts";
import { formatCount } from "../format/format-count.ts";
import { readersLabels, writersLabels } from "./group-words.ts";

/** All groups in their order, which is saved as it is changed. */
export function GroupOrder({ groups }: { groups: readonly AdminGroup[] }) {
  const order = useSavedOrder(groups, (slugs) =>
    callApi(api.adminGroupOrder, { method: "PUT", body: { slugs }, toasts: "failures" }),
  );
  return (
    <>
      <OrderedList
        label="Groups in their order"
        items={order.items}
        keyOf={({ slug }) => slug}
        nameOf={({ name }) => name}
        onMove={order.move}
        onHold={order.hold}
      >
        {({ slug, name, cover, mayRead, mayPost, isClosed, discussions }) => (
          <EntryRow
            picture={<EntryPicture name={name} photo={cover} />}
            name={name}
            detail={[
              formatCount(discussions, "discussion"),
              `read by ${readersLabels[mayRead].toLowerCase()}`,
              `written by ${writersLabels[mayPost].toLowerCase()}`,
            ].join(", ")}
          >
            {isClosed && <StatusLabel>Closed</StatusLabel>}
            <Link
              className={buttonClass({ kind: "line", size: "sm" })}
              to={paths.adminGroup(slug)}
              aria-label={`Edit ${name}`}
            >
              Edit
            </Link>
          </EntryRow>
        )}
      </OrderedList>
      <OrderStatus status={order.status} />
    </>
  );
}
