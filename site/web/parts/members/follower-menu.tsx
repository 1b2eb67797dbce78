import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { Person } from "../../../shared/members/member.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

/** Removes one of the viewer's followers. `onRemoved` reloads the page. */
export function FollowerMenu({
  person: { slug, username },
  onRemoved,
}: {
  person: Person;
  onRemoved: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.follower(slug), { method: "DELETE", toasts: "failures" });
      showSuccess("Follower removed");
      setAsking(false);
      await onRemoved();
    } catch {
      setAsking(false);
    }
    setBusy(false);
  };
  return (
    <>
      <Menu label={`More for ${username}`} trigger={<Icon name="more" />}>
        <MenuButton icon="minus" onClick={() => setAsking(true)}>
          Remove follower
        </MenuButton>
      </Menu>
      <LazyConfirmDialog
        open={isAsking}
        title="Remove this follower?"
        yes="Remove follower"
        no="Keep follower"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        <span dir="auto">{username}</span> stops following you. We don’t tell them. They can follow you again, or ask to
        if your account is private.
      </LazyConfirmDialog>
    </>
  );
}
