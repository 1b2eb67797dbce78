import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useMemo } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import type { AdminCollectionProduct } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { Link } from "../../../navigation/link.tsx";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import { EntryPicture } from "../entry-picture.tsx";
import { EntryRow } from "../order/entry-row.tsx";
import styles from "../order/order-section.module.css";
import { OrderStatus } from "../order/order-status.tsx";
import { OrderedList } from "../order/ordered-list.tsx";
import { useSavedOrder } from "../order/use-saved-order.ts";
import { findProducts } from "../search/choosable.ts";
import { SearchChoice } from "../search/search-choice.tsx";

/** The products of a collection in the order of its lookbook. Each change is saved at once. */
export function LookbookProducts({
  brand,
  collectionSlug,
  products,
}: {
  brand: BrandName;
  collectionSlug: string;
  products: readonly AdminCollectionProduct[];
}) {
  const refresh = useRefresh();
  const find = useMemo(() => findProducts(brand.slug), [brand.slug]);
  const order = useSavedOrder(products, (slugs) =>
    callApi(api.adminProductOrder(brand.slug, collectionSlug), { method: "PUT", body: { slugs }, toasts: "failures" }),
  );
  const put = (method: "PUT" | "DELETE", slug: string) =>
    callApi(api.adminCollectionProduct(brand.slug, collectionSlug, slug), { method, toasts: "failures" });
  const add = async ({ slug, name }: { slug: string; name: string }) => {
    await put("PUT", slug);
    showSuccess(`${name} added`);
    await refresh();
  };
  const takeOut = async ({ slug, name }: AdminCollectionProduct) => {
    await put("DELETE", slug);
    showSuccess(`${name} taken out`, { label: "Undo", run: () => add({ slug, name }) });
    await refresh();
  };
  return (
    <section className={styles.section} aria-label="Products">
      <SectionHeading size="h32" aside={<Link to={paths.adminNewProductOf(brand.slug)}>New product</Link>}>
        Products
      </SectionHeading>
      {order.items.length === 0 ? (
        <p className={`${typography.dim} ${styles.empty}`}>No products yet. Add them in the order of the lookbook.</p>
      ) : (
        <OrderedList
          label="Products in the order of the lookbook"
          items={order.items}
          keyOf={({ slug }) => slug}
          nameOf={({ name }) => name}
          onMove={order.move}
          onHold={order.hold}
        >
          {(product) => (
            <EntryRow
              picture={<EntryPicture name={product.name} photo={product.photo} />}
              name={product.name}
              detail={[
                product.category && categoryLabels[product.category],
                product.state !== "live" && `${product.state}, only admins see it`,
              ]
                .filter(Boolean)
                .join(", ")}
            >
              <IconButton
                icon="close"
                label={`Take ${product.name} out of this collection`}
                onClick={() => void takeOut(product).catch(() => refresh())}
              />
            </EntryRow>
          )}
        </OrderedList>
      )}
      <OrderStatus status={order.status} />
      <SearchChoice
        label="Add a product"
        hint="Products of this brand, by name or page address."
        find={find}
        without={products.map(({ slug }) => slug)}
        onChoose={(chosen) => void add(chosen).catch(() => refresh())}
      />
    </section>
  );
}
