import { buttonClass } from "@hemline/ui/button-class.ts";
import { Empty } from "@hemline/ui/empty.tsx";
import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { LookFilters } from "../parts/look-filters.tsx";
import { LookMasonry } from "../parts/look-masonry.tsx";
import { sliceOf, useMore } from "../parts/more.ts";
import { MoreLink } from "../parts/more-link.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { PageTitle } from "../parts/page-title.tsx";
import { PostLookLink } from "../parts/post-look-link.tsx";
import { occasionWords, seasonWords } from "../parts/words.ts";
import { usePage } from "../payload.ts";

const looksOf = sliceOf("looks", (data) => data.looks);

/** Every look of every member, newest first. */
export function Looks() {
  const { looks, occasion, season } = usePage("looks");
  const more = useMore(looks, looksOf);
  const filters = [season && seasonWords[season], occasion && occasionWords[occasion]].filter(Boolean).join(", ");
  return (
    <div className={frame.wide}>
      <PageHead
        title={filters ? `Looks: ${filters}` : "Looks"}
        description="What members of Hemline wear, newest first: whole outfits with every garment named."
        path={paths.looks}
        photo={looks.items[0]?.photo}
      />
      <PageTitle aside="Newest first">Looks</PageTitle>
      <LookFilters season={season} occasion={occasion} />
      {more.items.length === 0 ? (
        <Empty title={filters ? "No look like this yet" : "Nothing hangs here yet"}>
          <p>
            {filters
              ? `Nobody has posted a look for ${filters.toLowerCase()}. Yours would be the first.`
              : "The first look decides the tone. A photo of what you wear today is enough."}
          </p>
          <div className={`${frame.row} ${frame.wrapping}`}>
            <PostLookLink className={buttonClass({ size: "sm" })}>Post a look</PostLookLink>
            {filters && (
              <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.looks}>
                Show all looks
              </Link>
            )}
          </div>
        </Empty>
      ) : (
        <>
          <h2 className={type.hidden}>{filters || "All looks"}</h2>
          <LookMasonry looks={more.items} />
          <MoreLink more={more} noun="looks" />
        </>
      )}
    </div>
  );
}
