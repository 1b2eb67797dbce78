import { Menu } from "@hemline/ui/dialogs/menu.tsx";
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
        <button type="button" onClick={() => setAsking("name")}>
          <Icon name="edit" size="sm" />
          Rename folder
        </button>
        <button type="button" onClick={() => setAsking("delete")}>
          <Icon name="bin" size="sm" />
          Delete folder
        </button>
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
