import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import type { ReaderAccess } from "../../../shared/reader-access.ts";
import { Link } from "../../navigation/link.tsx";
import { DiscussionMenu } from "../../parts/discussions/discussion-menu.tsx";
import { Day } from "../../parts/format/day.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { ServerTime } from "../../parts/format/time-ago.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { DisplayName } from "../../parts/members/display-name.tsx";
import { Conversation as ConversationSection } from "../../parts/messages/conversation.tsx";
import { ConversationAside } from "../../parts/messages/conversation-aside.tsx";
import { DiscussionJsonLd } from "../../parts/messages/discussion-json-ld.tsx";
import { usePage } from "../../payload.ts";
import styles from "./conversation.module.css";

export function Conversation() {
  const page = usePage("conversation");
  const { discussion, access, now } = page;
  const { id, slug, title } = discussion;
  return (
    <div className={layout.wrap} key={id}>
      <PageMeta
        title={title}
        description={`“${title}”, a discussion in the group ${discussion.group.name} on Hemline, with ${formatCount(discussion.replies, "reply", "replies")} by members.`}
        path={paths.conversation(slug)}
        picture={access === "open" ? ["discussions", slug] : undefined}
        type="article"
        indexed={access === "open"}
      />
      <ServerTime value={now}>
        <div className={styles.columns}>
          <div className={styles.conversation}>
            <ConversationHead page={page} />
            {access === "open" ? (
              <>
                <DiscussionJsonLd page={page} />
                <ConversationSection page={page} />
              </>
            ) : (
              <ClosedConversation access={access} slug={slug} />
            )}
          </div>
          {access === "open" && <ConversationAside page={page} />}
        </div>
      </ServerTime>
    </div>
  );
}

function ConversationHead({ page }: { page: Pages["conversation"] }) {
  const { title, group, tags, starter, postedAt, isPinned, isLocked } = page.discussion;
  return (
    <header className={styles.head}>
      <p className={typography.s14}>
        <Link className={typography.link} to={paths.discussionsOf(group.slug)} dir="auto">
          {group.name}
        </Link>
      </p>
      <div className={styles.title}>
        <h1 className={typography.d56} dir="auto">
          {title}
        </h1>
        <DiscussionMenu page={page} />
      </div>
      <p className={styles.facts}>
        <span>
          Started by{" "}
          {starter ? (
            <Link className={styles.starter} to={paths.member(starter.slug)}>
              <DisplayName member={starter} />
            </Link>
          ) : (
            "a former member"
          )}{" "}
          on <Day at={postedAt} />
        </span>
        {isPinned && <StatusLabel>Pinned</StatusLabel>}
        {isLocked && <StatusLabel>Locked</StatusLabel>}
        {tags.map((tag) => (
          <Link key={tag} to={`${paths.discussions}?tag=${encodeURIComponent(tag)}`} dir="auto">
            <StatusLabel>{tag}</StatusLabel>
          </Link>
        ))}
      </p>
    </header>
  );
}

function ClosedConversation({ access, slug }: { access: Exclude<ReaderAccess, "open">; slug: string }) {
  const back = encodeURIComponent(paths.conversation(slug));
  return access === "members" ? (
    <EmptyState icon="lock" title="This discussion is for members">
      <p>Log in or join Hemline to read what members say here.</p>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Link className={buttonClass({})} to={`${paths.login}?to=${back}`}>
          Log in
        </Link>
        <Link className={buttonClass({ kind: "line" })} to={`${paths.register}?to=${back}`}>
          Create account
        </Link>
      </div>
    </EmptyState>
  ) : (
    <EmptyState icon="lock" title="This discussion is for subscribers">
      <p>Subscribe to read it and to reply. You can cancel at any time before it renews.</p>
      <Link className={buttonClass({})} to={paths.paidSubscription}>
        <Icon name="open" size="sm" />
        See subscription
      </Link>
    </EmptyState>
  );
}
