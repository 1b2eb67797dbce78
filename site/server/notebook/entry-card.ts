import type { EntryCard } from "../../shared/notebook/entry.ts";
import { readingMinutes } from "../../shared/notebook/entry-document.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { photoCard } from "../photos/photos.ts";
import type { EntryRow } from "./entry-rows.ts";

export const entryCard = ({ entry, cover, author, avatar, categories }: EntryRow): EntryCard => ({
  slug: entry.slug,
  title: entry.title,
  excerpt: entry.excerpt,
  cover: cover && photoCard(cover, entry.coverAlt),
  allowed: entry.allowed,
  author: author && memberWithAvatar(author, avatar && photoCard(avatar)),
  categories,
  publishedAt: entry.state === "live" && entry.publishedAt ? entry.publishedAt.toISOString() : null,
  minutes: readingMinutes(entry.words),
});
