import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { LazyEditDiscussion, LazyMoveDiscussion } from "./lazy-discussion-dialogs.ts";

/** What its starter and admins do with a whole discussion. */
export function DiscussionMenu({ page: { discussion, groups, mayEdit, isAdmin } }: { page: Pages["conversation"] }) {
  const { slug, title, isPinned, isLocked, starter, replies } = discussion;
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "move" | "delete" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const viewer = useViewer();
  const isStarter = viewer !== null && viewer.slug === starter?.slug;
  const mayDelete = isAdmin || (isStarter && replies === 0);
  if (!mayEdit && !mayDelete) return null;
  const set = async (address: string, isSet: boolean) => {
    await callApi(address, { method: isSet ? "PUT" : "DELETE" })
      .then(refresh)
      .catch(() => undefined);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.discussion(slug), { method: "DELETE" });
      markDeleted(paths.conversation(slug), paths.discussions);
      await navigate(paths.discussions);
    } catch {
      setBusy(false);
      setOpen(null);
    }
  };
  const close = () => setOpen(null);
  return (
    <>
      <Menu label="More for this discussion" trigger={<Icon name="more" />}>
        {mayEdit && (
          <MenuButton icon="edit" onClick={() => setOpen("edit")}>
            Edit title and tags
          </MenuButton>
        )}
        {isAdmin && (
          <>
            <MenuButton icon="pin" onClick={() => void set(api.discussionPin(slug), !isPinned)}>
              {isPinned ? "Unpin from its group" : "Pin to its group"}
            </MenuButton>
            <MenuButton icon="lock" onClick={() => void set(api.discussionLock(slug), !isLocked)}>
              {isLocked ? "Unlock discussion" : "Lock discussion"}
            </MenuButton>
            <MenuButton icon="folder" onClick={() => setOpen("move")}>
              Move discussion
            </MenuButton>
          </>
        )}
        {mayDelete && (
          <MenuButton icon="bin" onClick={() => setOpen("delete")}>
            Delete discussion
          </MenuButton>
        )}
      </Menu>
      <LazyEditDiscussion discussion={discussion} open={open === "edit"} onClose={close} />
      <LazyMoveDiscussion discussion={discussion} groups={groups} open={open === "move"} onClose={close} />
      <LazyConfirmDialog
        open={open === "delete"}
        title="Delete this discussion?"
        yes="Delete discussion"
        no="Keep discussion"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={close}
      >
        This deletes “<bdi>{title}</bdi>” and all its replies for everyone. You can’t undo it.
      </LazyConfirmDialog>
    </>
  );
}
