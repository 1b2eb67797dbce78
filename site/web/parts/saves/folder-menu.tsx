import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import { api, paths } from "../../../shared/paths.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { LazyFolderNameDialog } from "./lazy-folder-name-dialog.ts";

/** Renames and deletes a folder. */
export function FolderMenu({ folder: { id, name } }: { folder: Folder }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<"name" | "delete" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsking(null);
  const rename = async (next: string) => {
    await callApi(api.folder(id), { method: "PUT", body: { name: next }, toasts: "form" });
    close();
    await refresh();
  };
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.folder(id), { method: "DELETE" });
      await navigate(paths.saved, { replace: true, preventScrollReset: true });
    } catch {
      setBusy(false);
      close();
    }
  };
  return (
    <>
      <Menu label={`More for folder ${name}`} trigger={<Icon name="more" />}>
        <MenuButton icon="edit" onClick={() => setAsking("name")}>
          Rename folder
        </MenuButton>
        <MenuButton icon="bin" onClick={() => setAsking("delete")}>
          Delete folder
        </MenuButton>
      </Menu>
      <LazyFolderNameDialog
        open={asking === "name"}
        onClose={close}
        title="Rename folder"
        yes="Rename folder"
        name={name}
        send={rename}
      />
      <LazyConfirmDialog
        open={asking === "delete"}
        title="Delete this folder?"
        yes="Delete folder"
        no="Keep folder"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={close}
      >
        This deletes “<bdi>{name}</bdi>”. The looks in it stay saved. You can’t undo it.
      </LazyConfirmDialog>
    </>
  );
}
