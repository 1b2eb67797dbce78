import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { showError, showSuccess } from "../../state/show-toast.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";
import { LazyHideMessage } from "./lazy-hide-message.ts";
import { LazySplitDiscussion } from "./split/lazy-split-discussion.ts";

/** What is seldom done with a message. */
export function MessageMenu({
  message,
  message: { id, number, author, isFormer, mayDelete, hidden },
  slug,
  onEdit,
  onDeleted,
  onDecided,
}: {
  message: LiveMessage;
  slug: string;
  onEdit: (() => void) | null;
  onDeleted: () => void;
  /** An admin has hidden it, or shown it again. */
  onDecided: () => void;
}) {
  const viewer = useViewer();
  const report = useReport("Log in to report this reply");
  const [isAsking, setAsking] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [isSplitting, setSplitting] = useState(false);
  const isOwn = viewer?.slug === author.slug;
  return (
    <>
      <Menu label={`More for reply ${number} by ${author.username}`} trigger={<Icon name="more" size="sm" />}>
        <button type="button" onClick={() => void copyLink(paths.message(slug, number))}>
          <Icon name="share" size="sm" />
          Copy link
        </button>
        {onEdit && (
          <button type="button" onClick={onEdit}>
            <Icon name="edit" size="sm" />
            Edit reply
          </button>
        )}
        {mayDelete && (
          <button type="button" onClick={() => setAsking(true)}>
            <Icon name="bin" size="sm" />
            Delete reply
          </button>
        )}
        {viewer?.isAdmin && (
          <AdminButtons
            message={message}
            isOwn={isOwn}
            onDecide={() => setDeciding(true)}
            onSplit={() => setSplitting(true)}
          />
        )}
        {!isOwn && !isFormer && (
          <button type="button" onClick={report.start}>
            <Icon name="flag" size="sm" />
            Report reply
          </button>
        )}
      </Menu>
      <DeleteMessage message={message} open={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      <LazyHideMessage
        message={{ id, number, isHidden: hidden !== null }}
        author={author.username}
        open={isDeciding}
        onClose={() => setDeciding(false)}
        onDone={onDecided}
      />
      <LazySplitDiscussion message={{ id, number }} open={isSplitting} onClose={() => setSplitting(false)} />
      <LazyReportDialog kind="message" target={id} author={author.username} {...report.dialog} />
    </>
  );
}

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    showSuccess("Link copied");
  } catch {
    showError("Your browser doesn’t let us copy the link. Open the time beside the name and copy its address.");
  }
}

/** What only admins do with a message. */
function AdminButtons({
  message: { number, hidden },
  isOwn,
  onDecide,
  onSplit,
}: {
  message: LiveMessage;
  isOwn: boolean;
  onDecide: () => void;
  onSplit: () => void;
}) {
  return (
    <>
      {!isOwn && (
        <button type="button" onClick={onDecide}>
          <Icon name={hidden ? "eye" : "eye-shut"} size="sm" />
          {hidden ? "Show reply" : "Hide reply"}
        </button>
      )}
      {number > 1 && !hidden && (
        <button type="button" onClick={onSplit}>
          <Icon name="folder" size="sm" />
          Move to a new discussion…
        </button>
      )}
    </>
  );
}

/** Asks before a message is deleted. */
function DeleteMessage({
  message: { id, author },
  open,
  onClose,
  onDeleted,
}: {
  message: LiveMessage;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const isOwn = useViewer()?.slug === author.slug;
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.message(id), { method: "DELETE" });
      onDeleted();
    } catch {
      // The toast has said why.
    }
    setBusy(false);
    onClose();
  };
  return (
    <LazyConfirmDialog
      open={open}
      title="Delete this reply?"
      yes="Delete reply"
      no="Keep reply"
      busy={isBusy}
      onYes={() => void remove()}
      onNo={onClose}
    >
      {isOwn ? (
        "Its place stays, without your words. You can’t undo it."
      ) : (
        <>
          This deletes <bdi>{author.username}</bdi>’s reply for everyone. You can’t undo it.
        </>
      )}
    </LazyConfirmDialog>
  );
}
