import type { Notice } from "../../checkout/machine/state.ts";
import { spaceAfterSentence } from "../../i18n/space-after-sentence.ts";
import type { Translate } from "../../i18n/translate.ts";

export function noticeText(t: Translate, notice: Notice): string {
  switch (notice.about) {
    case "network":
      return networkText(t);
    case "address":
      return t("error_page.error_message_invalid_tax_location");
    case "provider":
      return notice.message;
    case "email":
      return emailText(t, notice);
  }
}

function networkText(t: Translate): string {
  const sentence = t("error_page.error_message_network_error");
  return sentence + spaceAfterSentence(sentence) + t("payment_entry_page.network_notice");
}

function emailText(t: Translate, notice: Extract<Notice, { about: "email" }>): string {
  switch (notice.error) {
    case "missing":
      return t("payment_entry_page.missing_email");
    case "invalid":
      return t("payment_entry_page.invalid_email");
    case "unverified":
      return t("error_page.error_message_invalid_email_error", { email: notice.email });
  }
}
