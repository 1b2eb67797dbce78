import type { Email } from "@hemline/mail";
import { paths } from "../../../shared/paths.ts";
import { emailGreeting } from "../../accounts/email-greeting.ts";
import type { Digest, DigestFrame } from "./digest.ts";
import { digestHtml } from "./digest-html.ts";
import { digestParts } from "./digest-parts.ts";
import { digestText } from "./digest-text.ts";
import { maxCountedLooks } from "./followed-news.ts";

/** As plain text and HTML, with what ends it for the mail program. */
export async function digestEmail(digest: Digest): Promise<Omit<Email, "id">> {
  const parts = digestParts(digest);
  const frame = frameOf(digest);
  return {
    to: digest.member.email,
    subject: frame.subject,
    text: digestText(frame, parts),
    html: await digestHtml(frame, parts),
    unsubscribeUrl: frame.unsubscribeUrl,
  };
}

function frameOf(digest: Digest): DigestFrame {
  const { member, rhythm, followed, publicUrl, unsubscribeUrl } = digest;
  const hasFollowed = followed.lookCount + followed.reviews.length + followed.entries.length > 0;
  const greeting = emailGreeting(member.firstName);
  return {
    subject: subjectOf(digest),
    greeting: hasFollowed ? `${greeting},` : `${greeting}, here’s what’s new on Hemline.`,
    intro: hasFollowed ? `Here’s what members and brands you follow posted since ${dayOf(followed.since)}.` : null,
    button: hasFollowed
      ? { label: "See your feed", url: `${publicUrl}${paths.looks}?feed=following` }
      : { label: "See all notifications", url: publicUrl + paths.notifications },
    reason: `You get this ${rhythm} because you have a Hemline account.`,
    settingsUrl: publicUrl + paths.settingsNotifications,
    unsubscribeUrl,
  };
}

function subjectOf({ followed: { lookCount, reviews, entries }, notifications: { items, hasMore } }: Digest): string {
  if (lookCount > 0) return `${counted(lookCount, maxCountedLooks, "look", "looks")} from people you follow`;
  if (items.length > 0) {
    const shown = items.length + (hasMore ? 1 : 0);
    return `${counted(shown, items.length, "notification", "notifications")} on Hemline`;
  }
  const posted = reviews.length + entries.length;
  if (entries.length === 0) return `${counted(posted, posted, "review", "reviews")} from people you follow`;
  if (reviews.length === 0) return `${counted(posted, posted, "entry", "entries")} from people you follow`;
  return `${posted} new reviews and entries from people you follow`;
}

/** “1 new look”, “30+ new looks” */
const counted = (count: number, max: number, one: string, many: string): string =>
  `${count > max ? `${max}+` : count} new ${count === 1 ? one : many}`;

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** “Sunday, 5 March” */
const dayOf = (instant: Date): string => `${weekday.format(instant)}, ${date.format(instant)}`;
