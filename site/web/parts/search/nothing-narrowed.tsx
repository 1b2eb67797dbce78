import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Link } from "../../navigation/link.tsx";
import { type NarrowedSearch, wholeKindPath } from "./facets/narrowed-search.ts";
import { kindWords } from "./kind-words.ts";

/** There are results, but none with everything that was chosen. */
export function NothingNarrowed({ search, search: { kind, text } }: { search: NarrowedSearch }) {
  return (
    <EmptyState
      title={
        <>
          No {kindWords[kind].many} for “<bdi>{text}</bdi>” with these filters
        </>
      }
    >
      <p>Remove a filter, or clear them all.</p>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={wholeKindPath(search)}>
        Clear filters
      </Link>
    </EmptyState>
  );
}
