import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { LazyPlanDialog } from "./lazy-plan-dialog.ts";

/** What a member can do with an outfit, apart from wearing it. */
export function OutfitMenu({
  outfit,
  outfit: { id, name },
  isOpen = false,
  onDeleted,
}: {
  outfit: Outfit;
  /** On the outfit's own page, which is where it is edited. */
  isOpen?: boolean;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState<"day" | "delete" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsking(null);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.outfit(id), { method: "DELETE" });
      onDeleted();
    } catch {
      setBusy(false);
      close();
    }
  };
  return (
    <>
      <Menu label={`More for ${name}`} trigger={<Icon name="more" />}>
        <MenuButton icon="calendar" onClick={() => setAsking("day")}>
          Plan outfit
        </MenuButton>
        <Link to={`${paths.postLook}?outfit=${id}`}>
          <Icon name="photo" size="sm" />
          Post as a look
        </Link>
        {!isOpen && (
          <Link to={paths.outfit(id)}>
            <Icon name="edit" size="sm" />
            Edit outfit
          </Link>
        )}
        <MenuButton icon="bin" onClick={() => setAsking("delete")}>
          Delete outfit
        </MenuButton>
      </Menu>
      <LazyPlanDialog outfit={outfit} open={asking === "day"} onClose={close} />
      <LazyConfirmDialog
        open={asking === "delete"}
        title="Delete this outfit?"
        yes="Delete outfit"
        no="Keep outfit"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={close}
      >
        This deletes “<bdi>{name}</bdi>” and removes it from your planner. Its items and their wears stay. You can’t
        undo it.
      </LazyConfirmDialog>
    </>
  );
}
