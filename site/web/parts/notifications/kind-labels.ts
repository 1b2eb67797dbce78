import type { NotificationKind } from "../../../shared/notifications/notification.ts";

interface KindLabel {
  name: string;
  hint: string;
}

/** What each kind is called in the settings. */
export const kindLabels: Record<NotificationKind, KindLabel> = {
  follow: { name: "New followers", hint: "Someone follows you." },
  "follow-request": { name: "Follow requests", hint: "Someone asks to follow your private account." },
  "follow-accepted": { name: "Accepted requests", hint: "Someone accepts your follow request." },
  like: { name: "Likes", hint: "Someone likes one of your looks." },
  comment: { name: "Comments", hint: "Someone comments on one of your looks or entries." },
  reply: { name: "Replies", hint: "Someone replies to your comment." },
  mention: { name: "Mentions", hint: "Someone mentions you in a comment." },
  proposal: { name: "Proposals", hint: "We decide about a brand or product that you proposed." },
  "review-answer": { name: "Responses to reviews", hint: "A brand responds to your review." },
  "message-reply": { name: "Replies to you", hint: "Someone quotes you in a discussion." },
  "message-mention": { name: "Mentions in discussions", hint: "Someone mentions you in a discussion." },
  message: { name: "Discussions", hint: "Someone replies in a discussion where you asked to hear about every reply." },
  "message-like": { name: "Likes of replies", hint: "Someone likes what you wrote in a discussion." },
  decision: { name: "Decisions", hint: "Our admins decide about something you posted. We email you too." },
  "report-outcome": { name: "Your reports", hint: "We’ve reviewed something that you reported. We email you too." },
};
