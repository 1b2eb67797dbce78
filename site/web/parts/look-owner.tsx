import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import { ConfirmDialog } from "@hemline/ui/confirm-dialog.tsx";
import { Icon } from "@hemline/ui/icon.tsx";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { LookDetail } from "../../shared/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { markGone } from "../shell/gone-pages.ts";

/** What those who may change a look can do with it. */
export function LookOwner({ look: { slug, title, member } }: { look: LookDetail }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(api.look(slug), { method: "DELETE" });
      markGone(paths.look(slug), paths.memberLooks(member.slug));
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
        no="Keep it"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        “<span dir="auto">{title}</span>” goes with its photos and its likes. This cannot be taken back.
      </ConfirmDialog>
    </>
  );
}
