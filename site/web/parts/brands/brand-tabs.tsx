import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import type { BrandProfile } from "../../../shared/brands/brand.ts";
import { formatNumber } from "../../../shared/format-number.ts";
import { paths } from "../../../shared/paths.ts";
import { NavLink } from "../../navigation/nav-link.tsx";

/** The tabs that lead to a brand's pages. That of its collections is open on each of them, too. */
export function BrandTabs({ brand: { slug, name, counts }, followers }: { brand: BrandProfile; followers: number }) {
  const tabs = [
    { word: "Products", to: paths.brand(slug), count: counts.products },
    { word: "Collections", to: paths.brandCollections(slug), count: counts.collections },
    { word: "Reviews", to: paths.brandReviews(slug), count: counts.reviews },
    { word: "Followers", to: paths.brandFollowers(slug), count: followers },
    { word: "Profile", to: paths.brandProfile(slug), count: undefined },
  ] as const;
  return (
    <Tabs label={`Pages of ${name}`}>
      {tabs.map(({ word, to, count }) => (
        <NavLink key={word} to={to} end={to === paths.brand(slug)} preventScrollReset>
          {word}
          {count !== undefined && (
            <>
              {" "}
              <span>{formatNumber(count)}</span>
            </>
          )}
        </NavLink>
      ))}
    </Tabs>
  );
}
