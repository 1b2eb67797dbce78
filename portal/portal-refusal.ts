import type { LabelKey } from "./i18n/language.ts";

export class PortalRefusal extends Error {
  override name = "PortalRefusal";
  /** 0 without an answer. */
  readonly status: number;
  /** Null for the card provider's own sentence, which is in the page's language. */
  readonly label: LabelKey | null;

  constructor(status: number, said: { label: LabelKey } | { sentence: string }) {
    super("label" in said ? said.label : said.sentence);
    this.status = status;
    this.label = "label" in said ? said.label : null;
  }
}

export function refusalText(t: (key: LabelKey) => string, refusal: unknown): string {
  if (!(refusal instanceof PortalRefusal)) return t("error_page.error_title_other_errors");
  return refusal.label ? t(refusal.label) : refusal.message;
}

export function labelOfAnswer(status: number, path: string): LabelKey {
  const isCard = path.endsWith("/card");
  switch (status) {
    case 400:
      return path === "links" ? "payment_entry_page.invalid_email" : "error.changed";
    case 401:
      return "error.session_expired";
    case 404:
    case 409:
      return isCard ? "error.not_confirmed" : "error.changed";
    case 410:
      return "sign_in.link_used";
    case 422:
      return isCard ? "error.new_card_declined" : "error.declined";
    case 424:
      return "error.provider";
    case 429:
      return "error.too_many";
    default:
      return "error_page.error_title_other_errors";
  }
}
