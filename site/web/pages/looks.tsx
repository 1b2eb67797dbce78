import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { LoadMoreLink } from "../parts/lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../parts/lists/use-load-more.ts";
import { LookFilters } from "../parts/looks/look-filters.tsx";
import { LookMasonry } from "../parts/looks/look-masonry.tsx";
import { occasionLabels, seasonLabels } from "../parts/looks/occasion-labels.ts";
import { PostLookLink } from "../parts/looks/post-look-link.tsx";
import { usePage } from "../payload.ts";

const looksOf = sliceOf("looks", (data) => data.looks);

export function Looks() {
  const { looks, occasion, season } = usePage("looks");
  const more = useLoadMore(looks, looksOf);
  const filters = [season && seasonLabels[season], occasion && occasionLabels[occasion]].filter(Boolean).join(", ");
  return (
    <div className={layout.wide}>
      <PageMeta
        title={filters ? `Looks: ${filters}` : "Looks"}
        description="What Hemline members wear, newest first: whole outfits with their items tagged."
        path={paths.looks}
        photo={looks.items[0]?.photo}
      />
      <PageTitle aside="Newest first">Looks</PageTitle>
      <LookFilters season={season} occasion={occasion} />
      {more.items.length === 0 ? (
        <EmptyState title={filters ? `No looks for ${filters.toLowerCase()} yet` : "No looks yet"}>
          <p>
            {filters
              ? "Post the first one, or clear the filters to see all looks."
              : "Post the first one. A photo of what you’re wearing today is enough."}
          </p>
          <div className={`${layout.row} ${layout.wrapping}`}>
            <PostLookLink className={buttonClass({ size: "sm" })}>Post a look</PostLookLink>
            {filters && (
              <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.looks}>
                Clear filters
              </Link>
            )}
          </div>
        </EmptyState>
      ) : (
        <>
          <h2 className={typography.hidden}>{filters || "All looks"}</h2>
          <LookMasonry looks={more.items} />
          <LoadMoreLink more={more} noun="looks" />
        </>
      )}
    </div>
  );
}
