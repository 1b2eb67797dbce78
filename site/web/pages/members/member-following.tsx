import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { PeoplePage } from "../../parts/members/people-page.tsx";
import { usePage } from "../../payload.ts";

export function MemberFollowing() {
  const { member, people } = usePage("memberFollowing");
  const { slug, username, isSelf } = member;
  return (
    <PeoplePage
      key={slug}
      member={member}
      side="following"
      list={usePagedList("memberFollowing", people)}
      path={paths.memberFollowing(slug)}
      empty={
        <EmptyState icon="people" title={isSelf ? "You don’t follow anyone yet" : "Not following anyone yet"}>
          {isSelf ? (
            <>
              <p>Follow members to see their looks on your home page.</p>
              <Link className={buttonClass({ size: "sm" })} to={paths.members}>
                Find members
              </Link>
            </>
          ) : (
            <p>
              When <span dir="auto">{username}</span> follows someone, you’ll see them here.
            </p>
          )}
        </EmptyState>
      }
    />
  );
}
