import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { AdminCollection } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { seasonLabels } from "../../looks/occasion-labels.ts";
import { EntryPicture } from "../entry-picture.tsx";
import { EntryRow } from "../order/entry-row.tsx";
import styles from "../order/order-section.module.css";
import { OrderStatus } from "../order/order-status.tsx";
import { OrderedList } from "../order/ordered-list.tsx";
import { useSavedOrder } from "../order/use-saved-order.ts";

/** A brand’s collections in their order, which is saved as it is changed. */
export function CollectionOrder({
  brandSlug,
  collections,
}: {
  brandSlug: string;
  collections: readonly AdminCollection[];
}) {
  const order = useSavedOrder(collections, (slugs) =>
    callApi(api.adminCollectionOrder(brandSlug), { method: "PUT", body: { slugs }, toasts: "failures" }),
  );
  return (
    <section className={styles.section} aria-label="Collections">
      <SectionHeading
        size="h32"
        aside={
          <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.adminNewCollection(brandSlug)}>
            <Icon name="plus" size="sm" />
            Add a collection
          </Link>
        }
      >
        Collections
      </SectionHeading>
      {order.items.length === 0 ? (
        <p className={`${typography.dim} ${styles.empty}`}>
          No collections yet. A collection shows products of a season in your order.
        </p>
      ) : (
        <OrderedList
          label="Collections in their order"
          items={order.items}
          keyOf={({ slug }) => slug}
          nameOf={({ name }) => name}
          onMove={order.move}
          onHold={order.hold}
        >
          {({ slug, name, season, year, cover, products }) => (
            <EntryRow
              picture={<EntryPicture name={name} photo={cover} />}
              name={name}
              detail={[
                [season && seasonLabels[season], year].filter(Boolean).join(" "),
                formatCount(products, "product"),
              ]
                .filter(Boolean)
                .join(", ")}
            >
              <Link
                className={buttonClass({ kind: "line", size: "sm" })}
                to={paths.adminCollection(brandSlug, slug)}
                aria-label={`Edit ${name}`}
              >
                Edit
              </Link>
            </EntryRow>
          )}
        </OrderedList>
      )}
      <OrderStatus status={order.status} />
    </section>
  );
}
