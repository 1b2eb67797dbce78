import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { useState } from "react";
import type { AdminMember } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { RoleForm } from "./role-form.tsx";

/** Makes an active member an admin, or lets the viewer step down; for others there is nothing to change. */
export function RoleButton({ member }: { member: AdminMember }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const isSelf = viewer?.slug === member.slug;
  if (member.role === "admin" ? !isSelf : member.standing !== "active") return null;
  const changed = async () => {
    setOpen(false);
    if (isSelf) await navigate(paths.home);
    await refresh();
  };
  return (
    <>
      <Button
        kind="line"
        size="sm"
        aria-label={isSelf ? "Step down as admin" : `Make member an admin: ${member.username}`}
        onClick={() => setOpen(true)}
      >
        {isSelf ? "Step down as admin" : "Make member an admin"}
      </Button>
      <Dialog
        open={isOpen}
        title={isSelf ? "Step down as admin?" : "Make this member an admin?"}
        lead={
          isSelf ? (
            "You can’t open the admin pages afterwards. Another admin can make you an admin again."
          ) : (
            <>
              <bdi>{member.username}</bdi> can then open the admin pages, edit every look and make other members admins.
              Only they can step down again.
            </>
          )
        }
        onClose={() => setOpen(false)}
      >
        <RoleForm
          slug={member.slug}
          role={isSelf ? "member" : "admin"}
          submitLabel={isSelf ? "Step down as admin" : "Make member an admin"}
          onChanged={changed}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
