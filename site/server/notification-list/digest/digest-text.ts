import type { DigestFrame } from "./digest.ts";
import type { DigestLine, DigestParts } from "./digest-parts.ts";

/** Everything that the HTML says, for who reads emails as plain text. */
export function digestText(frame: DigestFrame, parts: DigestParts): string {
  const { greeting, intro, button, reason, settingsUrl, unsubscribeUrl } = frame;
  const { looks, moreLooks, posted, notifications, moreNotificationsUrl, notebook } = parts;
  const looksOf = looks.map((look) => ({ ...look, title: `“${look.title}” by ${look.note}`, note: "" }));
  return [
    greeting,
    "",
    ...(intro ? [intro, ""] : []),
    ...looksOf.flatMap(linesOf),
    ...(moreLooks ? [moreLooks, ""] : []),
    ...posted.flatMap(linesOf),
    ...(intro && notifications.length ? ["Your notifications", ""] : []),
    ...notifications.flatMap(linesOf),
    ...(intro && moreNotificationsUrl ? [`See all notifications: ${moreNotificationsUrl}`, ""] : []),
    ...(notebook.length ? ["From the notebook", ""] : []),
    ...notebook.flatMap(linesOf),
    `${button.label}: ${button.url}`,
    "",
    reason,
    `Choose what you get: ${settingsUrl}`,
    `Turn these emails off: ${unsubscribeUrl}`,
    "",
  ].join("\n");
}

/** A title of several lines would look like what the digest itself says. */
const onOneLine = (text: string): string => text.replace(/\s+/g, " ");

const linesOf = ({ title, note, url }: DigestLine): string[] => [
  `• ${onOneLine(title)}`,
  ...(note ? [`  ${onOneLine(note)}`] : []),
  `  ${url}`,
  "",
];
