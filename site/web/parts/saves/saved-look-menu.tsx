import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useRef, useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { LazyFolderDialog } from "./lazy-folder-dialog.ts";
import styles from "./saved-look-menu.module.css";
import { setFolderLook } from "./use-folder-look.ts";
import { unsaveLook } from "./use-save.ts";

/** What the viewer can do with a look in a list of saved ones. */
export function SavedLookMenu({
  look,
  look: { slug, title },
  folder,
  onListed,
}: {
  look: LookCard;
  /** The folder whose list it is; null for all saved looks. */
  folder: Folder | null;
  /** The server has put the look into the list, or taken it out. */
  onListed: (isListed: boolean) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  /** As the dialog has left it; null while nothing has changed. It is told when the dialog closes, which goes with the card. */
  const chosen = useRef<boolean | null>(null);
  const isOpen = useRef(false);
  const openDialog = () => {
    isOpen.current = true;
    setChoosing(true);
  };
  const closeDialog = () => {
    isOpen.current = false;
    setChoosing(false);
    if (chosen.current !== null) onListed(chosen.current);
    chosen.current = null;
  };
  const leaveFolder = async ({ id }: Folder) => {
    if (!(await setFolderLook(id, slug, false))) return;
    onListed(false);
    showSuccess("Removed from folder", {
      label: "Undo",
      run: async () => {
        if (await setFolderLook(id, slug, true)) onListed(true);
      },
    });
  };
  const leave = async () => {
    if (await unsaveLook(slug, () => onListed(true))) onListed(false);
  };
  return (
    <div className={styles.menu}>
      <Menu
        label={`More for ${title}`}
        trigger={
          <span className={styles.trigger}>
            <Icon name="more" size="sm" />
          </span>
        }
      >
        <MenuButton icon="folder" onClick={openDialog}>
          Add to folder
        </MenuButton>
        {folder && (
          <MenuButton icon="minus" onClick={() => void leaveFolder(folder)}>
            Remove from folder
          </MenuButton>
        )}
        <MenuButton icon="save" onClick={() => void leave()}>
          Remove from Saved
        </MenuButton>
      </Menu>
      <LazyFolderDialog
        look={look}
        open={isChoosing}
        onClose={closeDialog}
        onChange={(id, hasLook) => {
          const isListed = id === folder?.id ? hasLook : (chosen.current ?? true);
          // Undone from its toast later on.
          if (isOpen.current) chosen.current = isListed;
          else onListed(isListed);
        }}
      />
    </div>
  );
}
