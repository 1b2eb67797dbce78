import { minuteMs } from "../../../shared/durations.ts";
import type { Block } from "../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { Person } from "../../testing/person.ts";
import { figureOf, teaserEnd } from "./document-of.ts";
import { hasCategory } from "./has-category.ts";
import { hasEntry } from "./has-entry.ts";
import { siteWithReaders } from "./site-with-readers.ts";

/** Stands in what has to be paid for, and nowhere else. */
export const canary = "Zuckerwatte";

export const paid = { kind: "entry", slug: "for-subscribers" } as const;

/** Says the word in every place of a document that holds text. */
export const paidBlocks = (photo: PhotoCard): Block[] => [
  { kind: "paragraph", text: [{ text: `${canary} in a paragraph`, marks: ["bold"] }] },
  { kind: "paragraph", text: [{ text: "A link", href: `https://shop.example/${canary}` }] },
  { kind: "heading", level: 2, text: [{ text: `${canary} in a heading` }] },
  { kind: "list", isOrdered: true, items: [[{ text: `${canary} in a list` }]] },
  { kind: "quote", paragraphs: [[{ text: `${canary} in a quote` }]] },
  { kind: "pullQuote", text: `${canary} in a pull quote` },
  figureOf([photo], { alt: `${canary} in an alt text`, caption: `${canary} in a caption` }),
];

export interface ClosedReader {
  who: string;
  person: Person;
  isMember: boolean;
}

/**
 * Entries of Ada’s for members and for subscribers, with the photo of the latter, and comments on it that name members.
 * `closed` may not read what is for subscribers. All members but the blocked one follow Ada.
 */
export async function siteWithPaidText() {
  const site = await siteWithReaders();
  const { ada, visitor, nell, sue, mia, max, root, joins, advance } = site;
  const [lou, otto, bo] = [
    await joins("Lou", undefined, { subscribedUntil: new Date("2026-02-01") }),
    await joins("Otto"),
    await joins("Bo"),
  ];
  const closed: ClosedReader[] = [
    { who: "a visitor", person: visitor, isMember: false },
    { who: "a dead token", person: nell, isMember: false },
    { who: "a member", person: mia, isMember: true },
    { who: "a member whose end the site has not heard of", person: max, isMember: true },
    { who: "a member whose subscription has lapsed", person: lou, isMember: true },
    { who: "an author of another entry", person: otto, isMember: true },
    { who: "a member whom the author has blocked", person: bo, isMember: true },
  ];
  for (const follower of [sue, root, mia, max, lou, otto]) await follower.follows("ada");
  await ada.blocks("bo");
  // What is published now is news to all of them.
  advance(minuteMs);
  const photo = await ada.hasPhoto("#123456");
  await hasCategory(site, { slug: "care" });
  const publish = (slug: string, allowed: "members" | "subscribers", shown: PhotoCard) =>
    hasEntry(site, {
      ...{ slug, allowed, categories: ["care"], by: "ada" },
      document: ["Everybody reads this", teaserEnd, ...paidBlocks(shown)],
    });
  await publish("for-members", "members", await ada.hasPhoto("#654321"));
  const id = await publish(paid.slug, "subscribers", photo);
  // Without an end of the teaser, everything is behind it.
  await hasEntry(site, { slug: "without-teaser", allowed: "subscribers", document: [`${canary} at once`] });
  const question = (await sue.comments(paid, `${canary} in a comment by @sue`)).data.comment;
  await root.comments(paid, `${canary} in a reply to @sue, @mia and @max`, question.id);
  await hasEntry(site, { slug: "older", document: ["Older"], publishedAt: new Date("2026-01-01"), by: "otto" });
  return { ...site, closed, photo, id };
}
