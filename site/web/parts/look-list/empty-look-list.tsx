import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { popularLookLimits } from "../../../shared/lifetimes.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PostLookLink } from "../looks/post-look-link.tsx";
import { filteredLooksPath, type LooksChoice, noFilters } from "./filtered-looks-path.ts";

/** In place of an empty list of looks. `filters` are in the words of a sentence, empty without any. */
export function EmptyLookList({ choice, filters }: { choice: LooksChoice; filters: string }) {
  const clear = filters && (
    <Link className={buttonClass({ kind: "line", size: "sm" })} to={filteredLooksPath({ ...choice, ...noFilters })}>
      Clear filters
    </Link>
  );
  if (choice.feed === "following")
    return (
      <EmptyState title={filters ? `No looks for ${filters} in your feed` : "Your feed is empty"}>
        <p>
          {filters
            ? "Clear the filters to see all looks in your feed, or follow more members and brands."
            : "Follow members and brands to see what they post here."}
        </p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Link className={buttonClass({ size: "sm" })} to={paths.members}>
            Find members
          </Link>
          {clear}
        </div>
      </EmptyState>
    );
  if (choice.feed === "popular")
    return (
      <EmptyState title={filters ? `No popular looks for ${filters}` : "No popular looks yet"}>
        <p>We update this list every {popularLookLimits.frozenMinutes} minutes. See the newest looks until then.</p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Link className={buttonClass({ size: "sm" })} to={filteredLooksPath({ ...choice, feed: "new" })}>
            See newest looks
          </Link>
          {clear}
        </div>
      </EmptyState>
    );
  return (
    <EmptyState title={filters ? `No looks for ${filters} yet` : "No looks yet"}>
      <p>
        {filters
          ? "Post the first one, or clear the filters to see all looks."
          : "Post the first one. A photo of what you’re wearing today is enough."}
      </p>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <PostLookLink className={buttonClass({ size: "sm" })}>Post a look</PostLookLink>
        {clear}
      </div>
    </EmptyState>
  );
}
