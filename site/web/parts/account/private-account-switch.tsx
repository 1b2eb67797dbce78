import { SwitchRow } from "@hemline/ui/forms/switch-row.tsx";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

/** Making an account public is asked first: accepted requests and seen looks can't be taken back. */
export function PrivateAccountSwitch({ isPrivate }: { isPrivate: boolean }) {
  const refresh = useRefresh();
  /** What is being saved; null otherwise. */
  const [saving, setSaving] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState(false);
  const settle = () => {
    setSaving(null);
    setAsking(false);
  };
  const save = async (next: boolean) => {
    setSaving(next);
    try {
      await callApi(api.privacy, { method: "PUT", body: { is_private: next }, toasts: "failures" });
      await refresh();
      settle();
      // Only now is the switch ready for another press.
      showSuccess("Privacy settings saved");
    } catch {
      // The toast has said why; the switch goes back.
      settle();
    }
  };
  return (
    <>
      <SwitchRow
        label="Private account"
        hint="Only people who follow you see your looks, and you accept each new follower. Everyone still sees your name and profile photo. People who follow you today stay your followers."
        checked={saving ?? isPrivate}
        aria-busy={saving !== null || undefined}
        onChange={(event) => {
          if (saving !== null) return;
          if (event.currentTarget.checked) void save(true);
          else setAsking(true);
        }}
      />
      <LazyConfirmDialog
        open={isAsking}
        title="Make your account public?"
        yes="Make account public"
        no="Keep private"
        busy={saving !== null}
        onYes={() => void save(false)}
        onNo={() => setAsking(false)}
      >
        Everyone can see the looks you share with everyone, and anyone can follow you. We accept all follow requests
        that are waiting.
      </LazyConfirmDialog>
    </>
  );
}
