import { lazy, Suspense } from "react";
import { closeAccountDialog, useAccountDialogRequest } from "../state/account-dialog.ts";
import { useRefresh } from "../state/use-refresh.ts";

const AccountDialog = lazy(() =>
  import("../parts/account/account-dialog.tsx").then((m) => ({ default: m.AccountDialog })),
);

export function AccountDialogHost() {
  const request = useAccountDialogRequest();
  const refresh = useRefresh();
  if (!request) return null;
  const onDone = async () => {
    await refresh();
    await closeAccountDialog(true);
  };
  return (
    <Suspense fallback={null}>
      <AccountDialog mode={request.mode} onDone={onDone} onClose={() => void closeAccountDialog(false)} />
    </Suspense>
  );
}
