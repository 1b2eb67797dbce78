import type { NewCollection } from "../../../shared/collections/collection.ts";
import { excerptOf } from "../../../shared/markdown/text-of-html.ts";
import type { EntryCard } from "../../../shared/notebook/entry.ts";
import { notificationPath } from "../../../shared/notifications/notification-path.ts";
import { notificationSentence } from "../../../shared/notifications/notification-text.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import type { ReviewCard, ReviewSubject } from "../../../shared/reviews/review.ts";
import type { Digest } from "./digest.ts";
import { type DigestLook, maxCountedLooks } from "./followed-news.ts";

const quotedLength = 140;
/** Sharp on phones with two or three pixels in one, at the width of a column. */
const coverWidthPx = 480;

/** A line with its address. */
export interface DigestLine {
  title: string;
  /** The line below, or nothing. */
  note: string;
  url: string;
}

export interface DigestCover {
  src: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

export interface DigestParts {
  looks: (DigestLine & { cover: DigestCover | null })[];
  /** Looks that are counted and not shown. */
  moreLooks: string | null;
  /** Reviews and entries by followed members, and collections of followed brands. */
  posted: DigestLine[];
  notifications: DigestLine[];
  moreNotificationsUrl: string | null;
  notebook: DigestLine[];
}

/** The same for the text and the HTML. */
export function digestParts({ member, followed, notifications, notebook, publicUrl }: Digest): DigestParts {
  const { looks, lookCount, reviews, entries, collections } = followed;
  return {
    looks: looks.map(lookLine(publicUrl)),
    moreLooks: moreLooks(lookCount, looks.length),
    posted: [
      ...reviews.map(reviewLine(publicUrl)),
      ...entries.map((entry) => ({ ...entryLine(publicUrl)(entry), title: publishedBy(entry) })),
      ...collections.map(collectionLine(publicUrl)),
    ],
    notifications: notifications.items.map((item) => ({
      title: notificationSentence(item),
      note: "",
      url: publicUrl + notificationPath(item, member.slug),
    })),
    moreNotificationsUrl: notifications.hasMore ? publicUrl + paths.notifications : null,
    notebook: notebook.map(entryLine(publicUrl)),
  };
}

function moreLooks(count: number, shown: number): string | null {
  const more = count - shown;
  if (more <= 0) return null;
  if (count > maxCountedLooks) return "And more looks in your feed.";
  return `And ${more} more ${more === 1 ? "look" : "looks"} in your feed.`;
}

const lookLine = (publicUrl: string) => (look: DigestLook) => ({
  title: look.title,
  note: look.member.username,
  url: publicUrl + paths.look(look.slug),
  // A mail program shows a picture to everybody who gets hold of the email, so a closed look has none.
  cover: look.isOpen ? coverOf(publicUrl, look.photo, look.title) : null,
});

function coverOf(publicUrl: string, { id, version, width, height, widths, colour, alt }: PhotoCard, title: string) {
  const widthPx = widths.find((one) => one >= coverWidthPx) ?? widths.at(-1) ?? width;
  return {
    // Not all mail programs show anything but JPEG.
    src: publicUrl + paths.photo(id, version, widthPx, "jpg"),
    width: widthPx,
    height: Math.round((widthPx * height) / width),
    colour,
    alt: alt || title,
  };
}

const reviewLine =
  (publicUrl: string) =>
  ({ id, author, subject, html }: ReviewCard): DigestLine => ({
    title: `${author?.username ?? "A former member"} reviewed ${subject.name}, ${subject.brand.name}`,
    note: `“${excerptOf(html, quotedLength)}”`,
    url: `${publicUrl}${reviewsPath(subject)}#review-${id}`,
  });

const reviewsPath = (subject: ReviewSubject): string =>
  subject.kind === "product" ? paths.product(subject.slug) : paths.collectionReviews(subject.brand.slug, subject.slug);

/** Never the text: it may be for subscribers. */
const entryLine =
  (publicUrl: string) =>
  ({ slug, title, excerpt, allowed }: EntryCard): DigestLine => ({
    title,
    note: [excerpt, readers[allowed]].filter(Boolean).join(" "),
    url: publicUrl + paths.entry(slug),
  });

const collectionLine =
  (publicUrl: string) =>
  ({ slug, name, brand, products }: NewCollection): DigestLine => ({
    title: `${brand.name} added the collection “${name}”`,
    note: products === 0 ? "" : `${products} ${products === 1 ? "product" : "products"}`,
    url: publicUrl + paths.collection(brand.slug, slug),
  });

const readers = { everyone: "", members: "For members.", subscribers: "For subscribers." } as const;

const publishedBy = ({ author, title }: EntryCard): string =>
  `${author?.username ?? "A former member"} published “${title}” in the notebook`;
