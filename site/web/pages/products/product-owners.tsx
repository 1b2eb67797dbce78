import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { PeopleSkeleton } from "../../parts/members/people-skeleton.tsx";
import { OwnerRow } from "../../parts/products/owner-row.tsx";
import { usePage } from "../../payload.ts";

export function ProductOwners() {
  const { product, owners } = usePage("productOwners");
  const { slug, name, brand } = product;
  const { items, previous, next, rendering } = usePagedList("productOwners", owners);
  const title = `Owners of the ${name} by ${brand.name}`;
  return (
    <div className={layout.wrap}>
      <PageMeta
        title={title}
        description={`${title} on Hemline, those who wore it most first.`}
        path={paths.productOwners(slug)}
        indexed={false}
      />
      <PageTitle
        lead={
          <Link to={paths.product(slug)} dir="auto">
            {name}, {brand.name}
          </Link>
        }
      >
        Who owns this
      </PageTitle>
      {items.length === 0 ? (
        <EmptyState icon="people" title="No owners to show">
          <p>Owners appear here when they show the item in their wardrobe.</p>
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
