import type { Email } from "@hemline/mail";
import { html } from "hono/html";
import type { DigestRhythm, NotificationItem } from "../../shared/notifications/notification.ts";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { paths } from "../../shared/paths.ts";
import { emailGreeting } from "../accounts/email-greeting.ts";

export interface Digest {
  member: { slug: string; firstName: string; email: string };
  rhythm: DigestRhythm;
  items: NotificationItem[];
  /** There are more than `items`. */
  hasMore: boolean;
  publicUrl: string;
  unsubscribeUrl: string;
}

/** As plain text and HTML, with what ends it for the mail program. */
export async function digestEmail(digest: Digest): Promise<Omit<Email, "id">> {
  const { member, rhythm, items, hasMore, publicUrl, unsubscribeUrl } = digest;
  const lines = items.map((item) => ({
    sentence: notificationSentence(item),
    url: publicUrl + notificationPath(item, member.slug),
  }));
  const number = `${items.length}${hasMore ? "+" : ""}`;
  const subject = `${number} new ${items.length === 1 ? "notification" : "notifications"} on Hemline`;
  const greeting = `${emailGreeting(member.firstName)}, here’s what’s new on Hemline.`;
  const reason = `You get this ${rhythm} because you have a Hemline account.`;
  const [all, settings] = [publicUrl + paths.notifications, publicUrl + paths.settingsNotifications];
  const text = [
    greeting,
    "",
    ...lines.flatMap(({ sentence, url }) => [`• ${sentence}`, `  ${url}`, ""]),
    `See all notifications: ${all}`,
    "",
    reason,
    `Choose what you get: ${settings}`,
    `Turn these emails off: ${unsubscribeUrl}`,
    "",
  ].join("\n");
  const link = "color:#1f5f61";
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6f4f0;color:#1b1916;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-top:4px solid #1f5f61;border-radius:6px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">Hemline</p>
<p style="margin:0 0 16px">${greeting}</p>
<ul style="margin:0 0 24px;padding:0;list-style:none">
${lines.map(({ sentence, url }) => html`<li style="padding:12px 0;border-bottom:1px solid #e4dfd6"><a href="${url}" style="color:inherit;text-decoration:none" dir="auto">${sentence}</a></li>`)}
</ul>
<p style="margin:0 0 24px"><a href="${all}" style="${link}">See all notifications</a></p>
<p style="margin:0;font-size:13px;color:#5c5650">${reason} <a href="${settings}" style="${link}">Choose what you get</a> or <a href="${unsubscribeUrl}" style="${link}">turn these emails off</a>.</p>
</div></body></html>`;
  return { to: member.email, subject, text, html: String(page), unsubscribeUrl };
}
