import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { HomeList } from "../../../../../shared/home/home-lists.ts";
import type { MemberHome } from "../../../../../shared/home/pages.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { filteredLooksPath, noFilters } from "../../../look-list/filtered-looks-path.ts";
import { CollectionStory } from "./collection-story.tsx";
import { EntryStory } from "./entry-story.tsx";
import { type FeedStory, feedStories } from "./feed-stories.ts";
import styles from "./home-feed.module.css";
import { HomeTabs } from "./home-tabs.tsx";
import { LookPair } from "./look-pair.tsx";
import { LookStory } from "./look-story.tsx";
import { ReviewStory } from "./review-story.tsx";
import { TalkStory } from "./talk-story.tsx";

/** What the members and brands whom the viewer follows have posted, in one order. */
export function HomeFeed({ home }: { home: MemberHome }) {
  const { show, feed } = home;
  const stories = feedStories(home);
  return (
    <section id="feed" className={styles.section}>
      <h2 className={typography.hidden}>{feed === "new" ? "New from others" : "From members and brands you follow"}</h2>
      <HomeTabs show={show} />
      {feed === "new" && stories.length > 0 && (
        <Note icon="people">
          Follow people to fill this page with what they post. Until then, here’s what’s new from others.{" "}
          <Link className={typography.link} to={paths.members}>
            Find members
          </Link>
        </Note>
      )}
      {stories.length === 0 ? (
        <EmptyFeed show={show} />
      ) : (
        <>
          <div className={styles.stories}>
            {stories.map((story, at) => (
              <Story key={keyOf(story)} story={story} isFirst={at === 0} />
            ))}
          </div>
          <div className={styles.end}>
            <p className={`${typography.s14} ${typography.dim}`}>You’re up to date. Older things are still there.</p>
            <Link className={buttonClass({ kind: "line" })} to={older[show].path(feed)}>
              {older[show].label}
            </Link>
          </div>
        </>
      )}
    </section>
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

function keyOf(story: FeedStory): string {
  switch (story.kind) {
    case "look":
      return `look ${story.look.slug}`;
    case "pair":
      return `look ${story.looks[0].slug}`;
    case "review":
      return `review ${story.review.id}`;
    case "talk":
      return `talk ${story.discussion.id}`;
    case "entry":
      return `entry ${story.entry.slug}`;
    case "collection":
      return `collection ${story.collection.brand.slug} ${story.collection.slug}`;
  }
}

const allLooks = {
  label: "Show older looks",
  path: (feed: MemberHome["feed"]) => filteredLooksPath({ feed, ...noFilters }),
};

/** Where each list goes on. */
const older: Record<HomeList, typeof allLooks> = {
  everything: allLooks,
  looks: allLooks,
  reviews: { label: "Show older reviews", path: () => `${paths.reviews}?by=following` },
  talk: { label: "Show all your discussions", path: () => `${paths.discussions}?show=following` },
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
