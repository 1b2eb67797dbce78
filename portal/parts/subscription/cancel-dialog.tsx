import type { PortalSubscription } from "@hemline/protocol";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import { useLanguage } from "../../i18n/language-context.ts";

export function CancelDialog({
  subscription: it,
  isOpen,
  isBusy,
  onNo,
  onYes,
}: {
  subscription: PortalSubscription;
  isOpen: boolean;
  isBusy: boolean;
  onNo: () => void;
  onYes: () => void;
}) {
  const { t, day } = useLanguage();
  return (
    <ConfirmDialog
      open={isOpen}
      title={t("cancel.question")}
      yes={t("button.cancel")}
      no={t("button.keep_subscription")}
      close={t("error_page.button_close")}
      busy={isBusy}
      onNo={onNo}
      onYes={onYes}
    >
      {it.state === "unpaid"
        ? t("cancel.unpaid")
        : t("cancel.until", { date: day(it.next_payment?.at ?? it.ends_at ?? new Date().toISOString()) })}
    </ConfirmDialog>
  );
}
