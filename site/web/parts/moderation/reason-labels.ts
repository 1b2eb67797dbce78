import type { ReportReason } from "../../../shared/moderation/report.ts";

export const reasonLabels: Record<ReportReason, string> = {
  spam: "Spam or advertising",
  harassment: "Harassment or hate",
  sexual: "Sexual content",
  violence: "Violence or danger",
  "not-theirs": "Someone else’s photo or identity",
  other: "Something else",
};
