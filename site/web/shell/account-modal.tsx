import { lazy, Suspense } from "react";
import { closeAccountModal, useAccountRequest } from "./account-request.ts";
import { useRefresh } from "./use-refresh.ts";

const AccountDialog = lazy(() =>
  import("../parts/account/account-dialog.tsx").then((m) => ({ default: m.AccountDialog })),
);

export function Account() {
  const request = useAccountRequest();
  const refresh = useRefresh();
  if (!request) return null;
  const onDone = async () => {
    await refresh();
    await closeAccountModal(true);
  };
  return (
    <Suspense fallback={null}>
      <AccountDialog mode={request.mode} onDone={onDone} onClose={() => void closeAccountModal(false)} />
    </Suspense>
  );
}
