import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { MemberHeader } from "../../parts/members/member-header.tsx";
import { privateAccountDescription } from "../../parts/members/private-account-description.ts";
import { PrivateAccountNotice } from "../../parts/members/private-account-notice.tsx";
import { filteredWardrobePath } from "../../parts/wardrobe-list/filtered-wardrobe-path.ts";
import { filtersInWords } from "../../parts/wardrobe-list/filters-in-words.ts";
import { OwnWardrobeTools } from "../../parts/wardrobe-list/own-wardrobe-tools.tsx";
import { PagedWardrobe } from "../../parts/wardrobe-list/paged-wardrobe.tsx";
import { WardrobeFilters } from "../../parts/wardrobe-list/wardrobe-filters.tsx";
import { usePage } from "../../payload.ts";

export function MemberWardrobe() {
  const page = usePage("memberWardrobe");
  const { member, query, facets, own } = page;
  const { slug, username, counts, isPrivate } = member;
  const filters = filtersInWords(query);
  const hasItems = Object.values(facets.shows).some((count) => count > 0);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={filters ? `${username}, wardrobe: ${filters}` : `${username}, wardrobe`}
        description={
          counts === null
            ? privateAccountDescription
            : `What ${username} owns, and how often each item was worn: their wardrobe on Hemline.`
        }
        picture={isPrivate ? undefined : ["members", slug]}
        indexed={!isPrivate && !filters && hasItems}
        path={paths.memberWardrobe(slug)}
      />
      <MemberHeader member={member} side="wardrobe" />
      <h2 className={typography.hidden}>Wardrobe of {username}</h2>
      {own && <OwnWardrobeTools own={own} />}
      {counts === null ? (
        <PrivateAccountNotice member={member} />
      ) : (
        <>
          {hasItems && <WardrobeFilters slug={slug} query={query} facets={facets} />}
          <PagedWardrobe key={filteredWardrobePath(slug, query)} page={page} />
        </>
      )}
    </div>
  );
}
