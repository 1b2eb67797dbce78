import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { markDeleted } from "../../state/deleted-pages.ts";

export function LookOwnerActions({ look: { slug, title, member } }: { look: LookDetail }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.look(slug), { method: "DELETE" });
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
      <Button kind="line" size="sm" onClick={() => setAsking(true)}>
        <Icon name="bin" size="sm" />
        Delete look
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this look?"
        yes="Delete look"
        no="Keep look"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        This deletes “<span dir="auto">{title}</span>” with its photos and likes. You can’t undo it.
      </ConfirmDialog>
    </>
  );
}
