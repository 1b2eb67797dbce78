import type { Notice } from "../checkout/state.ts";
import type { Translate } from "../i18n/translate.ts";

export function noticeWords(t: Translate, notice: Notice): string {
  switch (notice.about) {
    case "network":
      return `${t("error_page.error_message_network_error")} ${t("payment_entry_page.network_notice")}`;
    case "provider":
      return notice.message;
    case "email":
      return notice.fault === "missing"
        ? t("payment_entry_page.missing_email")
        : t("error_page.error_message_invalid_email_error", { email: notice.email });
  }
}
