import { Note } from "@hemline/ui/messages/note.tsx";
import details from "@hemline/ui/styles/details.module.css";
import { useEffect, useRef, useState } from "react";
import type { LiveMessage, Message, MovedMessage, Quotation } from "../../../shared/discussions/message.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { TimeAgo } from "../format/time-ago.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { focusMessage } from "./focus-message.ts";
import { EditedMark } from "./history/edited-mark.tsx";
import { MessageCards } from "./message-cards.tsx";
import { MessageEditForm } from "./message-edit-form.tsx";
import styles from "./message-item.module.css";
import { MessageLike } from "./message-like.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessagePhotos } from "./photos/message-photos.tsx";
import { QuoteButton } from "./quote-button.tsx";
import type { ChosenQuote } from "./reply/use-reply-draft.ts";

interface LiveMessageProps {
  message: LiveMessage;
  slug: string;
  /** Null where the viewer may not reply. */
  onQuote: ((quote: ChosenQuote) => void) | null;
  onEdited: (number: number, message: LiveMessage) => void;
  /** Its form is open, until what this returns is called. */
  onEditing: (message: LiveMessage) => () => void;
  onDeleted: (id: string) => void;
  onDecided: (number: number) => void;
}

/** One message of a conversation; the place of a deleted or a moved one; folded when the viewer has muted its author. */
export function MessageItem({ message, ...rest }: Omit<LiveMessageProps, "message"> & { message: Message }) {
  const { number } = message;
  return (
    <article id={`message-${number}`} tabIndex={-1} className={styles.message}>
      {message.kind === "deleted" ? (
        <p className={styles.deleted}>Reply {number} was deleted.</p>
      ) : message.kind === "moved" ? (
        <MovedAway message={message} />
      ) : message.isMuted ? (
        <details className={styles.muted}>
          <summary className={details.summary}>A reply from someone you muted</summary>
          <Content message={message} {...rest} />
        </details>
      ) : (
        <Content message={message} {...rest} />
      )}
      {/* Whoever has seen this has read the message. */}
      <span data-number={number} />
    </article>
  );
}

function MovedAway({ message: { number, to } }: { message: MovedMessage }) {
  return (
    <p className={styles.deleted}>
      Reply {number} was moved to{" "}
      {to ? (
        <Link className={styles.author} to={paths.message(to.slug, to.number)} dir="auto">
          {to.title}
        </Link>
      ) : (
        "another discussion"
      )}
      .
    </p>
  );
}

function Content({ message, slug, onQuote, onEdited, onEditing, onDeleted, onDecided }: LiveMessageProps) {
  const { id, number, author, html, quote, cards, hidden, source } = message;
  /** As it was when editing began: a change of the message elsewhere must not close the form. */
  const [editing, setEditing] = useState<(LiveMessage & { source: string }) | null>(null);
  // Whoever deletes or moves the message must not close it either: its place in the list is held.
  useEffect(() => (editing ? onEditing(editing) : undefined), [editing, onEditing]);
  const text = useRef<HTMLDivElement>(null);
  const close = () => {
    setEditing(null);
    focusMessage(number);
  };
  return (
    <div className={styles.content}>
      <MemberAvatar member={author} />
      <div className={styles.body}>
        <MessageHead message={message} slug={slug} />
        {hidden && (
          <Note tone="warm">
            {hidden.waits ? hidden.why : "Our admins hid this reply. Only its author and admins can read it."}
            {hidden.why && !hidden.waits && <span dir="auto"> Their reason: “{hidden.why}”</span>}
          </Note>
        )}
        {quote && <QuotedMessage quote={quote} slug={slug} />}
        {editing !== null ? (
          <MessageEditForm
            message={editing}
            slug={slug}
            onSaved={(edited) => {
              onEdited(number, edited);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <>
            <div ref={text}>
              <MarkdownText html={html} />
            </div>
            <MessagePhotos message={message} />
            {cards && cards.length > 0 && <MessageCards cards={cards} />}
            <div className={styles.actions}>
              <MessageLike message={message} />
              {onQuote && <QuoteButton message={message} text={text} onQuote={onQuote} />}
              <MessageMenu
                message={message}
                slug={slug}
                onEdit={source === null || onQuote === null ? null : () => setEditing({ ...message, source })}
                onDeleted={() => {
                  onDeleted(id);
                  focusMessage(number);
                }}
                onDecided={() => onDecided(number)}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function MessageHead({ message, slug }: { message: LiveMessage; slug: string }) {
  const { number, author, isFormer, postedAt, isEdited } = message;
  return (
    <div className={styles.head}>
      {isFormer ? (
        <span className={styles.author}>{author.username}</span>
      ) : (
        <Link className={styles.author} to={paths.member(author.slug)}>
          <DisplayName member={author} />
        </Link>
      )}{" "}
      <Link className={styles.time} to={paths.message(slug, number)} preventScrollReset>
        <TimeAgo at={postedAt} />
      </Link>
      {isEdited && <EditedMark message={message} />}
    </div>
  );
}

/** Of a message that is gone, only its number is quoted; of one that stayed in another discussion, the words. */
function QuotedMessage({ quote: { number, author, text }, slug }: { quote: Quotation; slug: string }) {
  return (
    <blockquote className={styles.quote}>
      {author === null ? (
        <p>{number === null ? "The quoted reply" : `Reply ${number}`} is no longer here.</p>
      ) : (
        <>
          {number === null ? (
            <b className={styles.author} dir="auto">
              {author}
            </b>
          ) : (
            <Link className={styles.author} to={paths.message(slug, number)} preventScrollReset dir="auto">
              {author}
            </Link>
          )}
          <p dir="auto">{text}</p>
        </>
      )}
    </blockquote>
  );
}
