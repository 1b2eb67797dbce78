import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef } from "react";
import type { WritingBar } from "../../../shared/groups/group-access.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { LongList } from "../lists/long-list.tsx";
import styles from "./conversation.module.css";
import { focusMessage } from "./focus-message.ts";
import { MessageItem } from "./message-item.tsx";
import { followAfterPosting } from "./reading-levels.ts";
import { ReplyForm } from "./reply/reply-form.tsx";
import type { ChosenQuote } from "./reply/use-reply-draft.ts";
import { useReplyForm } from "./reply/use-reply-form.ts";
import { useSayWriting } from "./reply/use-say-writing.ts";
import { TimelineBar } from "./timeline/timeline-bar.tsx";
import { useTellPlace } from "./timeline/use-tell-place.ts";
import { useLinkedMessage } from "./use-linked-message.ts";
import { useLiveMessages } from "./use-live-messages.ts";
import { useMessageList } from "./use-message-list.ts";
import { useOpenForms } from "./use-open-forms.ts";
import { useReadPosition } from "./use-read-position.ts";
import { Writers } from "./writers.tsx";

const itemProps = { className: styles.item };

/** A part of the messages of a discussion, with further parts before and after it, and the form for another one. */
export function Conversation({ page }: { page: Pages["conversation"] }) {
  const { discussion, messages, firstUnread, bar, form: sent } = page;
  const { slug, lastNumber } = discussion;
  const viewer = useViewer();
  const navigate = useNavigate();
  const list = useMessageList(slug, messages);
  const { items, keep } = useOpenForms(list.items);
  const area = useRef<HTMLTextAreaElement>(null);
  const section = useRef<HTMLElement>(null);
  useLinkedMessage(slug);
  useReadPosition(slug, viewer !== null, section);
  const form = useReplyForm(slug, area, sent, (message) => {
    if (page.level === "normal") void followAfterPosting(slug);
    if (!list.isAtEnd) return void navigate(paths.message(slug, message.number));
    list.posted(message);
    focusMessage(message.number);
  });
  const live = useLiveMessages(slug, lastNumber, list);
  const isAtStart = list.previous.href === null;
  useTellPlace(slug, section, { items, isAtStart, isAtEnd: list.isAtEnd }, live.newest);
  const sayWriting = useSayWriting(slug, viewer !== null);
  const mayReply = bar === null || bar === "visitor";
  const answer = (quote: ChosenQuote) => {
    form.draft.store.change((before) => ({ ...before, quote }));
    area.current?.focus();
  };
  return (
    <section
      ref={section}
      className={classNames(styles.section, page.dates.length > 0 && styles.long)}
      aria-label="Replies"
    >
      {page.dates.length > 0 && <TimelineBar page={page} />}
      <FurtherPageLink page={list.previous} kind="previous" noun="replies" isCompact />
      {firstUnread !== null && !list.items.some(({ number }) => number === firstUnread) && (
        <FirstUnreadLink path={paths.message(slug, firstUnread)} />
      )}
      <LongList items={items} rendering={list.rendering} itemProps={() => itemProps}>
        {(message) => (
          <>
            {message.number === firstUnread && <UnreadLine />}
            <MessageItem
              message={message}
              slug={slug}
              onQuote={mayReply ? answer : null}
              onEdited={list.edited}
              onEditing={keep}
              onDeleted={list.deleted}
              onDecided={(number) => void list.reread(number).catch(() => undefined)}
            />
          </>
        )}
      </LongList>
      <FurtherPageLink page={list.next} kind="more" noun="replies" isCompact />
      {!list.isAtEnd && <LatestLink path={paths.message(slug, lastNumber)} later={live.later} />}
      <p className={typography.hidden} role="status">
        {live.announcement}
      </p>
      <Writers writers={live.writers} />
      {mayReply ? (
        <ReplyForm slug={slug} area={area} form={form} sent={sent} onWriting={sayWriting} />
      ) : (
        <WhyClosed bar={bar} />
      )}
    </section>
  );
}

function FirstUnreadLink({ path }: { path: string }) {
  return (
    <p className={styles.jump}>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={path}>
        Go to the first unread reply
      </Link>
    </p>
  );
}

/** Above the first message that the viewer hasn’t read. */
const UnreadLine = () => (
  <p className={styles.unread} id="unread">
    <span>New since your last visit</span>
  </p>
);

/** @param props.later how many replies came since the page was read */
function LatestLink({ path, later }: { path: string; later: number }) {
  return (
    <p className={styles.jump}>
      <Link className={typography.link} to={path}>
        {later > 0 ? `Go to ${formatCount(later, "new reply", "new replies")}` : "Go to the latest reply"}
      </Link>
    </p>
  );
}

/** In place of the form, where the viewer may not reply. */
function WhyClosed({ bar }: { bar: Exclude<WritingBar, "visitor"> }) {
  if (bar === "subscribers")
    return (
      <Note>
        Only subscribers can write in this group.{" "}
        <Link className={typography.link} to={paths.paidSubscription}>
          See subscription
        </Link>
      </Note>
    );
  return (
    <Note icon="lock">
      {bar === "suspended" && "Your account is suspended. You can read, but not reply."}
      {bar === "locked" && "This discussion is locked. You can read it, but not reply."}
      {bar === "closed" && "This group is closed. You can read it, but not reply."}
      {bar === "admins" && "Only admins can write in this group."}
    </Note>
  );
}
