import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { CollectionTitle } from "../../parts/collections/collection-title.tsx";
import { ItemListJsonLd } from "../../parts/collections/item-list-json-ld.tsx";
import { NeighbouringCollections } from "../../parts/collections/neighbouring-collections.tsx";
import { PagedProducts } from "../../parts/collections/paged-products.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { descriptionOf } from "../../parts/layout/description-of.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { ReportCatalogue } from "../../parts/moderation/report-catalogue.tsx";
import { usePage } from "../../payload.ts";
import styles from "./collection.module.css";

export function Collection() {
  const { brand, collection, products, previous, next } = usePage("collection");
  const list = usePagedList("collection", products);
  const { slug, name, description, cover, rating } = collection;
  return (
    <BrandHeader key={`${brand.slug}/${slug}`} brand={brand} cover={cover ?? brand.cover}>
      <PageMeta
        title={`${name} by ${brand.name}`}
        description={descriptionOf(
          description,
          `The products of ${name} by ${brand.name}, who wears them and what members say about them.`,
        )}
        path={paths.collection(brand.slug, slug)}
        picture={["collections", `${brand.slug}/${slug}`]}
        photo={cover}
      />
      <ItemListJsonLd
        name={`${name} by ${brand.name}`}
        items={products.items.map((product) => ({ name: product.name, path: paths.product(product.slug) }))}
      />
      <CollectionTitle collection={collection}>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.collectionReviews(brand.slug, slug)}>
          {rating ? formatCount(rating.count, "review") : "Reviews"}
        </Link>
        <ReportCatalogue kind="collection" target={`${brand.slug}/${slug}`} />
      </CollectionTitle>
      {list.items.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title="Nothing in this collection yet">
            <p>Its products appear here once we’ve added them.</p>
            <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.brand(brand.slug)}>
              See all products
            </Link>
          </EmptyState>
        </div>
      ) : (
        <PagedProducts list={list} />
      )}
      <NeighbouringCollections previous={previous} next={next} />
    </BrandHeader>
  );
}
