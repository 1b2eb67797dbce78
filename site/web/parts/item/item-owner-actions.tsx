import { Button } from "@hemline/ui/buttons/button.tsx";
import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { archiveReasons } from "../../../shared/items/item-options.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { archiveItems, deleteItems, unarchiveItems } from "../wardrobe/change-items.ts";
import { archiveReasonLabels } from "../wardrobe/item-labels.ts";
import styles from "./item-owner-actions.module.css";

/** What its owner does with an item; `onLog` logs a wear of today. */
export function ItemOwnerActions({
  item: { id, owner, isWished, isArchived },
  onLog,
  onEdit,
}: {
  item: ItemDetail;
  onLog: () => void;
  onEdit: () => void;
}) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const page = paths.item(owner.slug, id);
  const wardrobe = paths.memberWardrobe(owner.slug);
  const own = async () => {
    await callApi(api.item(id), { method: "PUT", body: { isWished: false }, toasts: "all" }).catch(() => undefined);
    await refresh();
  };
  const archive = async (reason: (typeof archiveReasons)[number]) => {
    if (await archiveItems([id], reason, () => void refresh())) await refresh();
  };
  const unarchive = async () => {
    if (await unarchiveItems([id])) await refresh();
  };
  const remove = async () => {
    if (!(await deleteItems([id], () => void navigate(page)))) return;
    markDeleted(page, wardrobe);
    await navigate(wardrobe, { replace: true });
  };
  return (
    <div className={styles.actions}>
      {isWished ? (
        <Button onClick={() => void own()}>Mark as owned</Button>
      ) : isArchived ? (
        <Button onClick={() => void unarchive()}>Remove from archive</Button>
      ) : (
        <Button onClick={onLog}>
          <Icon name="check" size="sm" />
          Log a wear
        </Button>
      )}
      <Button kind="line" onClick={onEdit}>
        <Icon name="edit" size="sm" />
        Edit item
      </Button>
      <Menu label="More for this item" trigger={<Icon name="more" />}>
        {!isWished && !isArchived && (
          <Link to={`${paths.newOutfit}?items=${id}`}>
            <Icon name="hanger" size="sm" />
            Make an outfit
          </Link>
        )}
        <Link to={`${paths.postLook}?items=${id}`}>
          <Icon name="photo" size="sm" />
          Post a look with it
        </Link>
        {!isArchived &&
          archiveReasons.map((reason) => (
            <button key={reason} type="button" onClick={() => void archive(reason)}>
              <Icon name="folder" size="sm" />
              Archive: {archiveReasonLabels[reason].toLowerCase()}
            </button>
          ))}
        <MenuButton icon="bin" onClick={() => void remove()}>
          Delete item
        </MenuButton>
      </Menu>
    </div>
  );
}
