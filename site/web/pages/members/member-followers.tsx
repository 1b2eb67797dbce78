import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { PeoplePage } from "../../parts/members/people-page.tsx";
import { usePage } from "../../payload.ts";

export function MemberFollowers() {
  const { member, people, requests } = usePage("memberFollowers");
  const { slug, username, isSelf, isPrivate } = member;
  return (
    <PeoplePage
      key={slug}
      member={member}
      side="followers"
      list={usePagedList("memberFollowers", people)}
      path={paths.memberFollowers(slug)}
      requests={isSelf && (isPrivate || requests.length > 0) ? requests : null}
      empty={
        <EmptyState icon="people" title="No followers yet">
          {isSelf ? (
            <>
              <p>Post a look or join a discussion so people can find you.</p>
              <Link className={buttonClass({ size: "sm" })} to={paths.postLook}>
                Post a look
              </Link>
            </>
          ) : (
            <p>
              Nobody follows <span dir="auto">{username}</span> yet.
            </p>
          )}
        </EmptyState>
      }
    />
  );
}
