import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { PeopleSkeleton } from "../../parts/members/people-skeleton.tsx";
import { OwnerRow } from "../../parts/products/owner-row.tsx";
import { usePage } from "../../payload.ts";
import styles from "./product-owners.module.css";

export function ProductOwners() {
  const { product, owners } = usePage("productOwners");
  const { items, previous, next, rendering } = usePagedList("productOwners", owners);
  const { slug, name, brand } = product;
  return (
    <div className={layout.wrap}>
      <PageMeta
        title={`Who owns ${name} by ${brand.name}`}
        description={`Members who own ${name} by ${brand.name}, and how often they wear it.`}
        path={paths.productOwners(slug)}
        indexed={false}
      />
      <header className={styles.head}>
        <p>
          <Link className={typography.link} to={paths.brand(brand.slug)} dir="auto">
            {brand.name}
          </Link>
        </p>
        <h1 className={typography.d56}>
          Who owns{" "}
          <Link to={paths.product(slug)} dir="auto">
            {name}
          </Link>
        </h1>
      </header>
      {items.length === 0 ? (
        <EmptyState icon="people" title="Nobody shows one yet">
          <p>Members who own it and share their wardrobe appear here.</p>
        </EmptyState>
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun="owners" />
          <LongList items={items} rendering={rendering} className={layout.list}>
            {(owner) => <OwnerRow owner={owner} />}
          </LongList>
          <FurtherPageLink page={next} kind="more" noun="owners" skeleton={<PeopleSkeleton />} />
        </>
      )}
    </div>
  );
}
