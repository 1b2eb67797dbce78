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

const labelOfStatus: Record<number, LabelKey> = {
  400: "error.changed",
  401: "error.session_expired",
  404: "error.changed",
  409: "error.changed",
  410: "sign_in.link_used",
  422: "error.declined",
  424: "error.provider",
  429: "error.too_many",
};

const labelOfStatusForCards: Record<number, LabelKey> = {
  404: "error.not_confirmed",
  409: "error.not_confirmed",
  422: "error.new_card_declined",
};

export function labelOfAnswer(status: number, path: string): LabelKey {
  if (status === 400 && path === "links") return "payment_entry_page.invalid_email";
  const ofCards = path.endsWith("/card") ? labelOfStatusForCards[status] : undefined;
  return ofCards ?? labelOfStatus[status] ?? "error_page.error_title_other_errors";
}
