import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { colourLabels } from "../../parts/colours/colour-labels.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { EmptyLookList } from "../../parts/look-list/empty-look-list.tsx";
import { FeedTabs } from "../../parts/look-list/feed-tabs.tsx";
import { LookFilters } from "../../parts/look-list/look-filters.tsx";
import { PagedLooks } from "../../parts/look-list/paged-looks.tsx";
import { occasionLabels, seasonLabels } from "../../parts/looks/occasion-labels.ts";
import { usePage } from "../../payload.ts";

const names = { new: "Looks", following: "Looks by members and brands you follow", popular: "Popular looks" };

export function Looks() {
  const { looks, ...choice } = usePage("looks");
  const { feed, colour, occasion, season, brand, product } = choice;
  const list = usePagedList("looks", looks);
  const labels = [season && seasonLabels[season], occasion && occasionLabels[occasion], colour && colourLabels[colour]];
  const named = (texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(", ");
  const filters = named([brand?.name, product?.name, ...labels]);
  const name = names[feed];
  return (
    <div className={layout.wide}>
      <PageMeta
        title={filters ? `${name}: ${filters}` : name}
        description={`What Hemline members wear, ${feed === "popular" ? "the most popular" : "newest"} first: whole outfits with their items tagged.`}
        path={paths.looks}
        picture={["pages", "looks"]}
        photo={looks.items[0]?.photo}
        indexed={feed === "new"}
      />
      <PageTitle aside={feed === "popular" ? "Most liked, saved and commented on lately" : "Newest first"}>
        Looks
      </PageTitle>
      <FeedTabs choice={choice} />
      <LookFilters choice={choice} />
      {list.items.length === 0 ? (
        <EmptyLookList
          choice={choice}
          filters={named([brand?.name, product?.name, ...labels.map((label) => label?.toLowerCase())])}
        />
      ) : (
        <>
          <h2 className={typography.hidden}>{filters || (feed === "new" ? "All looks" : name)}</h2>
          <PagedLooks list={list} />
        </>
      )}
    </div>
  );
}
