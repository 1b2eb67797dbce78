import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { MemberProfile } from "../../../shared/members/member.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** Mutes, blocks and reports a member. */
export function MemberMenu({ member: { slug, username, relation } }: { member: MemberProfile }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const report = useReport(`Log in to report ${username}`);
  const isMuted = relation?.isMuted ?? false;
  const setMute = async (mutes: boolean) => {
    await callApi(api.mute(slug), { method: mutes ? "PUT" : "DELETE", toasts: "failures" });
    const undo = { label: "Undo", run: () => setMute(false).catch(() => undefined) };
    showSuccess(`${username} ${mutes ? "muted" : "unmuted"}`, mutes ? undo : undefined);
    await refresh();
  };
  const block = async () => {
    setBusy(true);
    try {
      await callApi(api.block(slug), { method: "PUT", toasts: "failures" });
      markDeleted(paths.member(slug), paths.members);
      await navigate(paths.members);
      showSuccess(`${username} blocked`);
    } catch {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Menu label={`More for ${username}`} trigger={<Icon name="more" />}>
        <MenuButton icon={isMuted ? "eye" : "eye-shut"} onClick={() => void setMute(!isMuted).catch(() => undefined)}>
          {isMuted ? "Unmute" : "Mute"}
        </MenuButton>
        <MenuButton icon="block" onClick={() => setAsking(true)}>
          Block
        </MenuButton>
        <MenuButton icon="flag" onClick={report.start}>
          Report
        </MenuButton>
      </Menu>
      <BlockDialog
        open={isAsking}
        name={username}
        busy={isBusy}
        onYes={() => void block()}
        onNo={() => setAsking(false)}
      />
      <LazyReportDialog kind="member" target={slug} author={username} {...report.dialog} />
    </>
  );
}

export function BlockDialog({
  name,
  ...rest
}: {
  name: string;
  open: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <LazyConfirmDialog title={`Block ${name}?`} yes="Block member" no="Cancel" {...rest}>
      <span dir="auto">{name}</span> can’t see you, and you won’t see them. You stop following each other. You can
      unblock them in your privacy settings.
    </LazyConfirmDialog>
  );
}
