import type { ReactNode } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { ListSkeleton } from "../lists/list-skeleton.tsx";
import type { PagedList } from "../lists/use-paged-list.ts";
import { LookMasonry } from "../looks/look-masonry.tsx";

/** Cards of looks with the links to their further pages. */
export function PagedLooks({
  list: { items, previous, next, rendering },
  looks = items,
  by,
  toolsFor,
}: {
  list: PagedList<LookCard>;
  /** Where not all of the list is shown. */
  looks?: readonly LookCard[];
  by?: boolean | undefined;
  toolsFor?: ((look: LookCard) => ReactNode) | undefined;
}) {
  return (
    <>
      <FurtherPageLink page={previous} kind="previous" noun="looks" />
      <LookMasonry looks={looks} rendering={rendering} by={by} toolsFor={toolsFor} />
      <FurtherPageLink page={next} kind="more" noun="looks" skeleton={<ListSkeleton />} />
    </>
  );
}
