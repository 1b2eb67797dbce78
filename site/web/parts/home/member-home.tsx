import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import type { MemberHome as Home } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { PageTitle } from "../layout/page-title.tsx";
import { LookStory } from "../looks/look-story.tsx";
import { AppreciatedLooks } from "./appreciated-looks.tsx";
import { LikedLooks } from "./liked-looks.tsx";
import styles from "./member-home.module.css";
import { NewMembers } from "./new-members.tsx";

export function MemberHome({ home: { looks, appreciated, liked, newcomers, ownLooks } }: { home: Home }) {
  const viewer = useViewer();
  return (
    <div className={layout.wrap}>
      <PageMeta
        title="Home"
        description="New looks from other members, likes on your looks and members who’ve just joined."
        path={paths.home}
        photo={looks[0]?.photo}
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
        <section className={styles.feed}>
          <SectionHeading
            size="h32"
            aside={
              <Link className={typography.link} to={paths.looks}>
                All looks
              </Link>
            }
          >
            New from others
          </SectionHeading>
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
                <Link className={typography.link} to={paths.looks}>
                  all looks
                </Link>
                .
              </p>
            </>
          )}
        </section>
        <div className={styles.side}>
          {appreciated.length > 0 && <AppreciatedLooks looks={appreciated} />}
          {liked.length > 0 && <LikedLooks looks={liked} />}
          {newcomers.length > 0 && <NewMembers members={newcomers} />}
        </div>
      </div>
    </div>
  );
}
