import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { OpenCase } from "../../../shared/moderation/admin.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { LazyConfirmDialog } from "../dialogs/lazy-confirm-dialog.ts";

/** Closes a case that asks for nothing. */
export function DismissCase({ one: { id, snapshot }, onDone }: { one: OpenCase; onDone: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const dismiss = async () => {
    setBusy(true);
    try {
      await callApi(api.caseDismissal(id), { method: "POST" });
      await onDone();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        kind="line"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={`Dismiss the reports of ${snapshot.title}`}
      >
        Dismiss
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title="Dismiss this report?"
        yes="Dismiss report"
        no="Cancel"
        busy={isBusy}
        onYes={() => void dismiss()}
        onNo={() => setAsking(false)}
      >
        <bdi>{snapshot.title}</bdi> stays as it is. The report leaves the list, and the audit log says that you
        dismissed it.
      </LazyConfirmDialog>
    </>
  );
}
