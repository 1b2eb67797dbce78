import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { ItemsPages } from "../../../shared/items/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { filtersInWords } from "./filters-in-words.ts";

/** In place of an empty list of items. */
export function EmptyWardrobe({
  page: { member, query, facets, own },
}: {
  page: Pick<ItemsPages["memberWardrobe"], "member" | "query" | "facets" | "own">;
}) {
  const { slug, username } = member;
  const name = <span dir="auto">{username}</span>;
  const filters = filtersInWords(query);
  const hasNothing = Object.values(facets.shows).every((items) => items === 0);
  if (filters && !(hasNothing && !own))
    return (
      <EmptyState icon="filter" title={`No items for ${filters}`}>
        <p>Clear the filters to see {own ? "everything in your wardrobe" : <>all items that {name} shares</>}.</p>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.memberWardrobe(slug)}>
          Clear filters
        </Link>
      </EmptyState>
    );
  if (own)
    return (
      <EmptyState title={hasNothing ? "Your wardrobe is empty" : "Nothing is in use right now"}>
        <p>
          {hasNothing
            ? "Add photos of a few things you wear most. You can add details later."
            : "What you own is in the archive. Add what you wear these days."}
        </p>
        <Link className={buttonClass({ size: "sm" })} to={paths.addItems}>
          Add items
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={<>{name} hasn’t shared any items</>}>
      <p>Items appear here when {name} makes them visible.</p>
    </EmptyState>
  );
}
