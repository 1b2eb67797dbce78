import { lazyComponent, notLoaded, useLazyComponent } from "../lazy-component.ts";
import { useRefresh } from "../navigation/use-refresh.ts";
import { closeAccountDialog, useAccountDialogRequest } from "../state/account-dialog.ts";
import { showError } from "../state/show-toast.ts";

const accountDialog = lazyComponent(async () => (await import("../parts/account/account-dialog.tsx")).AccountDialog);

export function AccountDialogHost() {
  const request = useAccountDialogRequest();
  const refresh = useRefresh();
  const AccountDialog = useLazyComponent(accountDialog, request !== null, () => {
    showError(notLoaded);
    void closeAccountDialog(false);
  });
  if (!request || !AccountDialog) return null;
  const onDone = async () => {
    await refresh();
    await closeAccountDialog(true);
  };
  return <AccountDialog mode={request.mode} onDone={onDone} onClose={() => void closeAccountDialog(false)} />;
}
