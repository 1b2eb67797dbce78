import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { MemberHome } from "../../../../shared/home/pages.ts";
import type { LookStory as Story } from "../../../../shared/looks/look.ts";
import type { Suggestion } from "../../../../shared/members/member.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { filteredLooksPath, noFilters } from "../../look-list/filtered-looks-path.ts";
import { LookStory } from "../../looks/look-story.tsx";
import { SuggestedMembers } from "../../suggestions/suggested-members.tsx";
import styles from "./home-feed.module.css";

const texts = {
  following: {
    title: "From members and brands you follow",
    all: "Your feed",
    older: "your feed",
  },
  new: { title: "New from others", all: "All looks", older: "all looks" },
} satisfies Record<MemberHome["feed"], object>;

/** The newest looks of the members and brands that the viewer follows, or of all others while these have none. */
export function HomeFeed({
  feed,
  looks,
  suggestions,
}: {
  feed: MemberHome["feed"];
  looks: readonly Story[];
  suggestions: readonly Suggestion[];
}) {
  const { title, all, older } = texts[feed];
  const address = filteredLooksPath({ feed, ...noFilters });
  return (
    <section className={styles.feed}>
      <SectionHeading
        size="h32"
        aside={
          <Link className={typography.link} to={address}>
            {all}
          </Link>
        }
      >
        {title}
      </SectionHeading>
      {feed === "new" && (
        <Note icon="people">
          Follow people to fill this page with their looks.{" "}
          <Link className={typography.link} to={paths.members}>
            Find members
          </Link>
        </Note>
      )}
      {feed === "new" && <SuggestedMembers suggestions={suggestions} />}
      {looks.length === 0 ? (
        <EmptyState title="No looks yet">
          <p>When another member posts a look, you’ll see it here.</p>
        </EmptyState>
      ) : (
        <>
          {looks.map((look, at) => (
            <LookStory key={look.slug} look={look} urgency={at === 0 ? "first" : "lazy"} />
          ))}
          <p className={`${typography.s14} ${typography.dim} ${styles.end}`}>
            You’re up to date. Older looks are under{" "}
            <Link className={typography.link} to={address}>
              {older}
            </Link>
            .
          </p>
        </>
      )}
      {feed === "following" && <SuggestedMembers suggestions={suggestions} />}
    </section>
  );
}
