import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
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
        <MenuButton icon="share" onClick={() => void copyLink(paths.message(slug, number))}>
          Copy link
        </MenuButton>
        {onEdit && (
          <MenuButton icon="edit" onClick={onEdit}>
            Edit reply
          </MenuButton>
        )}
        {mayDelete && (
          <MenuButton icon="bin" onClick={() => setAsking(true)}>
            Delete reply
          </MenuButton>
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
          <MenuButton icon="flag" onClick={report.start}>
            Report reply
          </MenuButton>
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
    showError("We couldn’t copy the link. The time next to the name is a link that you can copy.");
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
        <MenuButton icon={hidden ? "eye" : "eye-shut"} onClick={onDecide}>
          {hidden ? "Show reply" : "Hide reply"}
        </MenuButton>
      )}
      {number > 1 && !hidden && (
        <MenuButton icon="folder" onClick={onSplit}>
          Move to a new discussion…
        </MenuButton>
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
        "Your reply is removed, but its number stays. You can’t undo it."
      ) : (
        <>
          This deletes <bdi>{author.username}</bdi>’s reply for everyone. You can’t undo it.
        </>
      )}
    </LazyConfirmDialog>
  );
}
