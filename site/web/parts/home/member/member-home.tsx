import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { MemberHome as Home } from "../../../../shared/home/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import { PageMeta } from "../../layout/page-meta.tsx";
import { PageTitle } from "../../layout/page-title.tsx";
import { FollowedReviews } from "./followed-reviews.tsx";
import { HomeFeed } from "./home-feed.tsx";
import { LikedLooks } from "./liked-looks.tsx";
import styles from "./member-home.module.css";
import { NewMembers } from "./new-members.tsx";
import { ReceivedLikes } from "./received-likes.tsx";

export function MemberHome({
  home: { feed, looks, suggestions, reviews, appreciated, liked, newcomers, ownLooks },
}: {
  home: Home;
}) {
  const viewer = useViewer();
  return (
    <div className={layout.wrap}>
      <PageMeta
        title="Home"
        description="New looks and reviews from the members you follow, likes on your looks and members who’ve just joined."
        path={paths.home}
      />
      <PageTitle
        lead={ownLooks === 0 ? "Your first look takes about two minutes." : undefined}
        aside={
          <Link className={buttonClass({ kind: ownLooks === 0 ? "fill" : "line", size: "sm" })} to={paths.postLook}>
            <Icon name="plus" size="sm" />
            Post a look
          </Link>
        }
      >
        Hello
        {viewer && (
          <>
            , <span dir="auto">{viewer.username.split(" ")[0]}</span>
          </>
        )}
      </PageTitle>
      <div className={styles.columns}>
        <HomeFeed feed={feed} looks={looks} suggestions={suggestions} />
        <div className={styles.side}>
          {reviews.length > 0 && <FollowedReviews reviews={reviews} />}
          {appreciated.length > 0 && <ReceivedLikes looks={appreciated} />}
          {liked.length > 0 && <LikedLooks looks={liked} />}
          {newcomers.length > 0 && <NewMembers members={newcomers} />}
        </div>
      </div>
    </div>
  );
}
