import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { CollectionCard } from "../../parts/collections/collection-card.tsx";
import { ItemListJsonLd } from "../../parts/collections/item-list-json-ld.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { usePage } from "../../payload.ts";
import styles from "./brand-collections.module.css";

export function BrandCollections() {
  const { brand, collections } = usePage("brandCollections");
  const { items, previous, next, rendering } = usePagedList("brandCollections", collections);
  const { slug, name, cover } = brand;
  const title = `Collections of ${name}`;
  return (
    <BrandHeader key={slug} brand={brand}>
      <PageMeta
        title={title}
        description={`The collections of ${name}, season by season: each with its products and the members who wear them.`}
        path={paths.brandCollections(slug)}
        picture={["brands", slug]}
        photo={cover}
      />
      <ItemListJsonLd
        name={title}
        items={collections.items.map((one) => ({ name: one.name, path: paths.collection(slug, one.slug) }))}
      />
      <div className={styles.collections}>
        <h2 className={typography.hidden}>{title}</h2>
        {items.length === 0 ? (
          <EmptyState title="No collections yet">
            <p>
              Lookbooks of <span dir="auto">{name}</span> appear here once we’ve added them.
            </p>
            <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.brand(slug)}>
              See all products
            </Link>
          </EmptyState>
        ) : (
          <>
            <FurtherPageLink page={previous} kind="previous" noun="collections" />
            <LongList items={items} rendering={rendering} className={styles.list}>
              {(collection) => <CollectionCard collection={collection} />}
            </LongList>
            <FurtherPageLink page={next} kind="more" noun="collections" />
          </>
        )}
      </div>
    </BrandHeader>
  );
}
