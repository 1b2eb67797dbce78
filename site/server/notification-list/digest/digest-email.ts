import type { Email } from "@hemline/mail";
import { paths } from "../../../shared/paths.ts";
import { emailGreeting } from "../../accounts/email-greeting.ts";
import type { Digest, DigestFrame } from "./digest.ts";
import { digestHtml } from "./digest-html.ts";
import { digestParts } from "./digest-parts.ts";
import { digestText } from "./digest-text.ts";
import { type FollowedSince, hasNews, maxCountedLooks } from "./followed-news.ts";

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
  const hasFollowed = hasNews(followed);
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

function subjectOf({ followed, notifications: { items, hasMore } }: Digest): string {
  const { lookCount } = followed;
  if (lookCount > 0) return `${counted(lookCount, maxCountedLooks, "look", "looks")} from people you follow`;
  if (items.length > 0) {
    const shown = items.length + (hasMore ? 1 : 0);
    return `${counted(shown, items.length, "notification", "notifications")} on Hemline`;
  }
  const kinds = postedKinds(followed);
  const posted = kinds.reduce((sum, { count }) => sum + count, 0);
  const [one, many] =
    kinds.length === 1 && kinds[0] ? kinds[0].words : ["", listOf(kinds.map(({ words }) => words[1]))];
  return `${counted(posted, posted, one, many)} from ${whom(kinds)} you follow`;
}

/** What stands below the looks: how many of each kind that is there. */
function postedKinds({ reviews, entries, collections }: FollowedSince) {
  const kinds = [
    { count: reviews.length, words: ["review", "reviews"], by: "people" },
    { count: entries.length, words: ["entry", "entries"], by: "people" },
    { count: collections.length, words: ["collection", "collections"], by: "brands" },
  ] as const;
  return kinds.filter(({ count }) => count > 0);
}

const whom = (kinds: ReturnType<typeof postedKinds>): string => listOf([...new Set(kinds.map(({ by }) => by))]);

const listOf = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);

/** “1 new look”, “30+ new looks” */
const counted = (count: number, max: number, one: string, many: string): string =>
  `${count > max ? `${max}+` : count} new ${count === 1 ? one : many}`;

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** “Sunday, 5 March” */
const dayOf = (instant: Date): string => `${weekday.format(instant)}, ${date.format(instant)}`;
