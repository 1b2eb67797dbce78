import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import type { RefObject } from "react";
import { messageLimits } from "../../../../shared/limits.ts";
import type { SentForm } from "../../../../shared/page-data.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { onPlainClick } from "../../../on-plain-click.ts";
import { useViewer } from "../../../payload.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { DraftStatus } from "../../drafts/draft-status.tsx";
import { errorsWithin } from "../../forms/errors-within.ts";
import { findMentioned } from "../../markdown/find-mentioned.ts";
import { PreviewButton } from "../../markdown/preview-button.tsx";
import { OptionalPhotosField } from "../../photos/field/optional-photos-field.tsx";
import { AddItemButton } from "./add-item-button.tsx";
import { DraftCards } from "./draft-cards.tsx";
import { LinkedCards, withCard } from "./linked-cards.tsx";
import { MessageField } from "./message-field.tsx";
import { describeReply, draftBodyOf, type ReplyFields } from "./reply-fields.ts";
import styles from "./reply-form.module.css";
import type { ChosenQuote } from "./use-reply-draft.ts";
import type { useReplyForm } from "./use-reply-form.ts";

interface ReplyFormProps {
  slug: string;
  area: RefObject<HTMLTextAreaElement | null>;
  form: ReturnType<typeof useReplyForm>;
  sent: SentForm | null;
  /** At each key. */
  onWriting: () => void;
}

/** Writes a reply at the end of a conversation. What was typed stays a draft until it is posted. */
export function ReplyForm({ slug, area, form, sent, onWriting }: ReplyFormProps) {
  const viewer = useViewer();
  const { errors, isBusy, draft, formProps } = form;
  const { fields: body, store, sync, state } = draft;
  /** The button that was pressed may be gone: writing goes on. */
  const change = (to: Partial<ReplyFields>) => {
    store.change((before) => ({ ...before, ...to }));
    area.current?.focus();
  };
  return (
    <form
      {...formProps}
      action={`${paths.conversation(slug)}#reply`}
      className={styles.form}
      id="reply"
      aria-label="Reply"
    >
      {sent?.message && <Note tone="bad">{sent.message}</Note>}
      {body.quote && <DraftQuote quote={body.quote} onRemove={() => change({ quote: null })} />}
      <DraftCards cards={body.cards} onChange={(cards) => change({ cards })} />
      <MessageField
        label="Write a reply"
        slug={slug}
        area={area}
        value={body.text}
        errors={errors.text ?? errors["quote.text"] ?? errors.cards}
        hint={viewer?.isPrivate && "Your account is private, so only your followers see your replies."}
        onText={(text) => {
          store.change((before) => ({ ...before, text }));
          onWriting();
        }}
      />
      {sync && (
        <DraftConflict
          sync={sync}
          state={state}
          mine={draftBodyOf(body)}
          describe={describeReply}
          onUndo={() => {
            const mine = store.read();
            return () => store.change(() => mine);
          }}
        />
      )}
      <div className={styles.buttons}>
        <Attachments form={form} onChange={change} />
        <PreviewButton source={body.text} findMentioned={viewer ? findMentioned : undefined} />
        <ReplyStatus form={form} />
        {viewer ? (
          <Button type="submit" busy={isBusy}>
            Post reply
          </Button>
        ) : (
          <LogInToReply slug={slug} area={area} form={form} />
        )}
      </div>
    </form>
  );
}

/** The passage that the reply will answer. */
function DraftQuote({ quote: { number, text }, onRemove }: { quote: ChosenQuote; onRemove: () => void }) {
  return (
    <div className={styles.quote}>
      <p>
        <b>Reply {number}</b>
        <span dir="auto">{text}</span>
      </p>
      <IconButton icon="close" label="Remove quotation" onClick={onRemove} />
    </div>
  );
}

/** What a reply can show besides its text: photos, items and what its links lead to. */
function Attachments({
  form: { draft, errors, setUpload },
  onChange,
}: Pick<ReplyFormProps, "form"> & { onChange: (to: Partial<ReplyFields>) => void }) {
  const viewer = useViewer();
  const { fields: body, store } = draft;
  return (
    <>
      {viewer && (
        <OptionalPhotosField
          photos={body.photos}
          limits={messageLimits}
          errors={errorsWithin(errors, "photos")}
          onChange={(change) => store.change((before) => ({ ...before, photos: change(before.photos) }))}
          onUpload={setUpload}
        />
      )}
      {viewer && (
        <AddItemButton
          isFull={body.cards.length >= messageLimits.cards}
          onAdd={(card) => onChange({ cards: withCard(body.cards, card) })}
        />
      )}
      <LinkedCards body={body} onAdd={(card, text) => onChange({ text, cards: withCard(body.cards, card) })} />
    </>
  );
}

/** Whether it is still to be posted; otherwise, where its draft is kept. */
function ReplyStatus({ form: { isWaiting, hasFailed, draft } }: Pick<ReplyFormProps, "form">) {
  return (
    <span className={styles.status}>
      {isWaiting ? (
        <span className={styles.failure}>You’re offline. Keep this page open and we’ll post it when you’re back.</span>
      ) : hasFailed ? (
        <span className={styles.failure}>Not posted yet. Your text is still here.</span>
      ) : (
        draft.sync && <DraftStatus state={draft.state} />
      )}
    </span>
  );
}

/** For visitors. What they have written is posted once they are logged in. */
function LogInToReply({ slug, area, form: { formProps } }: Pick<ReplyFormProps, "slug" | "area" | "form">) {
  const logIn = () =>
    openAccountDialog({
      mode: "login",
      reason: "Log in to reply",
      onSignedIn: () => {
        if (area.current?.value.trim()) formProps.ref.current?.requestSubmit();
        else area.current?.focus();
      },
    });
  return (
    <Link
      className={buttonClass({})}
      to={`${paths.login}?to=${encodeURIComponent(paths.conversation(slug))}`}
      onClick={onPlainClick(logIn)}
    >
      Log in to reply
    </Link>
  );
}
