import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { createFolder } from "./create-folder.ts";
import { LazyFolderNameDialog } from "./lazy-folder-name-dialog.ts";

/** Opens the folder that it creates. */
export function NewFolderButton() {
  const [isOpen, setOpen] = useState(false);
  const create = useCreateFolder(() => setOpen(false));
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        <Icon name="plus" size="sm" />
        New folder
      </Button>
      <LazyFolderNameDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="New folder"
        yes="Create folder"
        send={create}
      />
    </>
  );
}

function useCreateFolder(onCreated: () => void) {
  const navigate = useNavigate();
  return async (name: string) => {
    const folder = await createFolder(name);
    onCreated();
    if (folder) await navigate(paths.savedFolder(folder.id), { preventScrollReset: true });
  };
}
