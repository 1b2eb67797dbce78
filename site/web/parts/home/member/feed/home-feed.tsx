import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { FeedStory } from "../../../../../shared/home/feed-story.ts";
import type { HomeList } from "../../../../../shared/home/home-lists.ts";
import type { MemberHome } from "../../../../../shared/home/pages.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { FurtherPageLink } from "../../../lists/further-page-link.tsx";
import { ListSkeleton } from "../../../lists/list-skeleton.tsx";
import { LongList } from "../../../lists/long-list.tsx";
import { usePagedList } from "../../../lists/use-paged-list.ts";
import { CollectionStory } from "./collection-story.tsx";
import { EntryStory } from "./entry-story.tsx";
import styles from "./home-feed.module.css";
import { HomeTabs } from "./home-tabs.tsx";
import { LookPair } from "./look-pair.tsx";
import { LookStory } from "./look-story.tsx";
import { ReviewStory } from "./review-story.tsx";
import { TalkStory } from "./talk-story.tsx";

/** What the members and brands whom the viewer follows have posted, in one order. */
export function HomeFeed({ home: { show, feed, stories } }: { home: MemberHome }) {
  const { items, previous, next, rendering } = usePagedList("home", stories);
  const noun = nouns[show];
  return (
    <section id="feed" className={styles.section}>
      <h2 className={typography.hidden}>{feed === "new" ? "New from others" : "From members and brands you follow"}</h2>
      <HomeTabs show={show} />
      {feed === "new" && items.length > 0 && (
        <Note icon="people">
          Follow people to fill this page with what they post. Until then, here’s what’s new from others.{" "}
          <Link className={typography.link} to={paths.members}>
            Find members
          </Link>
        </Note>
      )}
      {items.length === 0 ? (
        <EmptyFeed show={show} />
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun={noun} />
          <LongList className={styles.stories} items={items} rendering={rendering}>
            {(story) => <Story story={story} isFirst={story.id === stories.items[0]?.id} />}
          </LongList>
          <FurtherPageLink page={next} kind="older" noun={noun} skeleton={<ListSkeleton />} />
          {next.href === null && <FeedEnd feed={feed} />}
        </>
      )}
    </section>
  );
}

/** Where nothing older is left. */
function FeedEnd({ feed }: Pick<MemberHome, "feed">) {
  return (
    <div className={styles.end}>
      {feed === "new" ? (
        <Link className={buttonClass({ kind: "line" })} to={paths.looks}>
          See all looks
        </Link>
      ) : (
        <p className={`${typography.s14} ${typography.dim}`}>You’re up to date.</p>
      )}
    </div>
  );
}

function Story({ story, isFirst }: { story: FeedStory; isFirst: boolean }) {
  switch (story.kind) {
    case "look":
      return <LookStory look={story.look} urgency={isFirst ? "first" : "lazy"} />;
    case "pair":
      return <LookPair looks={story.looks} />;
    case "review":
      return <ReviewStory review={story.review} />;
    case "talk":
      return <TalkStory discussion={story.discussion} />;
    case "entry":
      return <EntryStory entry={story.entry} />;
    case "collection":
      return <CollectionStory collection={story.collection} />;
  }
}

const nouns: Record<HomeList, string> = {
  everything: "updates",
  looks: "looks",
  reviews: "reviews",
  talk: "discussions",
};

const empty: Record<HomeList, { title: string; text: string; action: string; path: string }> = {
  everything: {
    title: "Your feed is empty",
    text: "Follow members and brands to see what they post here.",
    action: "Find members",
    path: paths.members,
  },
  looks: {
    title: "No looks from people you follow",
    text: "Follow members and brands to see their looks here.",
    action: "Find members",
    path: paths.members,
  },
  reviews: {
    title: "No reviews from people you follow",
    text: "When someone you follow reviews what they own, you’ll see it here.",
    action: "See all reviews",
    path: paths.reviews,
  },
  talk: {
    title: "You don’t follow any discussions",
    text: "You follow a discussion when you reply in it or choose to on its page.",
    action: "See discussions",
    path: paths.discussions,
  },
};

function EmptyFeed({ show }: { show: HomeList }) {
  const { title, text, action, path } = empty[show];
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <Link className={buttonClass({ size: "sm" })} to={path}>
        {action}
      </Link>
    </EmptyState>
  );
}
