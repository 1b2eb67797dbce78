import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { DiscussionRow, unreadLabel } from "../../parts/discussions/discussion-row.tsx";
import { DiscussionTabs } from "../../parts/discussions/discussion-tabs.tsx";
import { GroupSwatch } from "../../parts/discussions/group-swatch.tsx";
import { GroupTiles } from "../../parts/discussions/group-tiles.tsx";
import { NoDiscussions } from "../../parts/discussions/no-discussions.tsx";
import { StartLink } from "../../parts/discussions/start-link.tsx";
import { ServerTime } from "../../parts/format/time-ago.tsx";
import { descriptionOf } from "../../parts/layout/description-of.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { usePage } from "../../payload.ts";
import styles from "./discussions.module.css";

const description = "Questions and answers about fit, mending and what to wear, from people who own the clothes.";

export function Discussions() {
  const page = usePage("discussions");
  const { group, show, tag, now } = page;
  const { items, previous, next, rendering } = usePagedList("discussions", page.discussions);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={group ? `${group.name}, discussions` : "Discussions"}
        description={
          group
            ? descriptionOf(group.description, `Discussions in the group ${group.name}, by people who own the clothes.`)
            : description
        }
        path={group ? paths.discussionsOf(group.slug) : paths.discussions}
        picture={["pages", "discussions"]}
        indexed={show === "latest" && tag === null}
      />
      <header className={styles.header}>
        <div>
          <h1 className={typography.d88}>Discussions</h1>
          <p className={typography.lead}>
            Ask the people who already own one. Bring a photo, and say how often you’ve worn it.
          </p>
        </div>
        <StartButton group={group} bar={page.bar} />
      </header>
      <section>
        <h2 className={typography.hidden}>Groups</h2>
        <GroupTiles {...page} />
      </section>
      <div className={styles.columns}>
        <section className={styles.list} aria-label={group?.name ?? "All groups"}>
          {group?.description && (
            <p className={styles.about} dir="auto">
              {group.description}
            </p>
          )}
          <DiscussionTabs page={page} />
          {tag !== null && (
            <p className={styles.tagged}>
              Tagged “<span dir="auto">{tag}</span>”.{" "}
              <Link className={typography.link} to={paths.discussions} preventScrollReset>
                Clear filters
              </Link>
            </p>
          )}
          {items.length === 0 ? (
            <div className={styles.empty}>
              <NoDiscussions page={page} />
            </div>
          ) : (
            <ServerTime value={now}>
              <FurtherPageLink page={previous} kind="previous" noun="discussions" />
              <LongList className={layout.list} items={items} rendering={rendering}>
                {(discussion) => <DiscussionRow discussion={discussion} showsGroup={group === null} />}
              </LongList>
              <FurtherPageLink page={next} kind="more" noun="discussions" skeleton={<ListSkeleton />} />
            </ServerTime>
          )}
        </section>
        <YourGroups groups={page.yourGroups} />
      </div>
    </div>
  );
}

function StartButton({ group, bar }: Pick<Pages["discussions"], "group" | "bar">) {
  if (bar === "closed") return <p className={typography.dim}>This group is closed.</p>;
  if (bar === "suspended")
    return <p className={typography.dim}>Your account is suspended. You can read, but not write here.</p>;
  if (bar === "admins") return <p className={typography.dim}>Only admins can write in this group.</p>;
  if (bar === "subscribers")
    return (
      <Link className={buttonClass({ kind: "line" })} to={paths.paidSubscription}>
        Subscribe to write here
      </Link>
    );
  return <StartLink group={group} />;
}

function YourGroups({ groups }: { groups: Pages["discussions"]["yourGroups"] }) {
  if (groups.length === 0) return null;
  return (
    <aside className={styles.aside}>
      <SectionHeading size="h32">Your groups</SectionHeading>
      <ul className={layout.list}>
        {groups.map(({ group, unread }) => (
          <li key={group.slug}>
            <Link className={styles.yours} to={paths.discussionsOf(group.slug)}>
              <GroupSwatch colour={group.colour} />
              <span className={layout.grow} dir="auto">
                {group.name}
              </span>
              {unread > 0 ? <b>{unreadLabel(unread)}</b> : <span>No new replies</span>}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
