import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { MemberHeader } from "../../parts/members/member-header.tsx";
import { PrivateAccountNotice } from "../../parts/members/private-account-notice.tsx";
import { ReviewRow } from "../../parts/reviews/review-row.tsx";
import { usePage } from "../../payload.ts";

export function MemberReviews() {
  const { member, reviews } = usePage("memberReviews");
  const { items, previous, next, rendering } = usePagedList("memberReviews", reviews);
  const { username, slug, isSelf, counts } = member;
  return (
    <div className={layout.wide} key={slug}>
      <PageMeta
        title={`Reviews by ${username}`}
        description={`What ${username} says about the clothes they own, and how often they’ve worn each of them.`}
        path={paths.memberReviews(slug)}
        picture={member.isPrivate ? undefined : ["members", slug]}
        indexed={!member.isPrivate && items.length > 0}
      />
      <MemberHeader member={member} side="reviews" />
      <h2 className={typography.hidden}>Reviews by {username}</h2>
      {counts === null ? (
        <PrivateAccountNotice member={member} />
      ) : items.length === 0 ? (
        <EmptyState title="No reviews yet">
          {isSelf ? (
            <>
              <p>Find something that you own, and tell others how it fits and how it wears.</p>
              <Link className={buttonClass({})} to={paths.brands}>
                Find brands
              </Link>
            </>
          ) : (
            <p>
              Reviews by <span dir="auto">{username}</span> appear here.
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun="reviews" />
          <LongList items={items} rendering={rendering}>
            {(review) => <ReviewRow review={review} by={false} />}
          </LongList>
          <FurtherPageLink page={next} kind="more" noun="reviews" skeleton={<ListSkeleton />} />
        </>
      )}
    </div>
  );
}
