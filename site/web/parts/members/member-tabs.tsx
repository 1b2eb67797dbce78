import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import type { MemberCounts } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

export type MemberSide = "looks" | "wardrobe" | "reviews" | "followers" | "following" | "profile";

/** The tabs that lead to a member's pages; `side` is the open one. */
export function MemberTabs({
  name,
  slug,
  counts,
  side,
}: {
  name: string;
  slug: string;
  counts: MemberCounts | null;
  side: MemberSide;
}) {
  const tabs = [
    { id: "looks", word: "Looks", to: paths.member(slug), count: counts?.looks },
    { id: "wardrobe", word: "Wardrobe", to: paths.memberWardrobe(slug), count: counts?.items },
    { id: "reviews", word: "Reviews", to: paths.memberReviews(slug), count: counts?.reviews },
    { id: "followers", word: "Followers", to: paths.memberFollowers(slug), count: counts?.followers },
    { id: "following", word: "Following", to: paths.memberFollowing(slug), count: counts?.following },
    { id: "profile", word: "Profile", to: paths.memberProfile(slug), count: undefined },
  ] as const;
  return (
    <Tabs label={`Pages of ${name}`}>
      {tabs.map(({ id, word, to, count }) => (
        <Link key={id} to={to} aria-current={id === side ? "page" : undefined} preventScrollReset>
          {word}
          {count !== undefined && (
            <>
              {" "}
              <span>{formatNumber(count)}</span>
            </>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
