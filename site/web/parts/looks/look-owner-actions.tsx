import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { DeletedLookAnswer, LookDetail } from "../../../shared/looks/look.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useViewer } from "../../payload.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { restoreLook } from "../deleted-looks/restore-look.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

/** Members can undo the deletion of their own look; what admins delete for others is gone, so they are asked first. */
export function LookOwnerActions({ look: { slug, title, member } }: { look: LookDetail }) {
  const navigate = useNavigate();
  const isOwn = useViewer()?.slug === member.slug;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    if (await restoreLook(slug)) await navigate(paths.look(slug));
  };
  const remove = async () => {
    setBusy(true);
    try {
      const { data } = await callApi<DeletedLookAnswer>(api.look(slug), { method: "DELETE", toasts: "failures" });
      showSuccess("Look deleted", data?.restorable_until ? { label: "Undo", run: restore } : undefined);
      markDeleted(paths.look(slug), paths.memberLooks(member.slug));
      await navigate(paths.memberLooks(member.slug), { replace: true });
    } catch {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.editLook(slug)}>
        <Icon name="edit" size="sm" />
        Edit look
      </Link>
      <Button kind="line" size="sm" busy={isOwn && isBusy} onClick={() => (isOwn ? void remove() : setAsking(true))}>
        <Icon name="bin" size="sm" />
        Delete look
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title="Delete this look?"
        yes="Delete look"
        no="Keep look"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        This deletes “<span dir="auto">{title}</span>” with its photos and likes. You can’t undo it.
      </LazyConfirmDialog>
    </>
  );
}
