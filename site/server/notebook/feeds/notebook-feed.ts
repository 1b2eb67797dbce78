import { notebookLimits } from "../../../shared/limits.ts";
import type { CategoryName } from "../../../shared/notebook/entry.ts";
import { emptyDocument } from "../../../shared/notebook/entry-document.ts";
import { paths } from "../../../shared/paths.ts";
import type { SiteContext } from "../../site-context.ts";
import { textsForEveryone } from "../entry-body.ts";
import { entryCard } from "../entry-card.ts";
import { newestEntries } from "../entry-lists.ts";
import { partsOfEntries } from "../entry-parts.ts";
import { feedHtml, jpegOf } from "./feed-html.ts";

/** What all formats of the feed say. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page that it is the feed of. */
  url: string;
  entries: FeedEntry[];
  /** When the newest of its texts changed. */
  updatedAt: Date;
}

/** A JPEG. */
export interface FeedCover {
  url: string;
  alt: string;
}

export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  excerpt: string;
  html: string;
  cover: FeedCover | null;
  /** Null of a former member. */
  author: string | null;
  categories: CategoryName[];
  publishedAt: Date;
  updatedAt: Date;
}

/** The newest entries as every visitor reads them, to whoever it is sent. */
export async function notebookFeed(site: SiteContext): Promise<Feed> {
  const rows = await newestEntries(site, null, notebookLimits.feedEntries);
  const texts = await textsForEveryone(
    site,
    rows.map(({ entry }) => entry.id),
  );
  const shown = rows.map(({ entry }) => ({ entryId: entry.id, document: texts.get(entry.id) ?? emptyDocument }));
  const parts = await partsOfEntries(site, null, shown);
  const entries = rows.map((row, at): FeedEntry => {
    const { entry } = row;
    const { cover, author, categories } = entryCard(row);
    const url = site.publicUrl + paths.entry(entry.slug);
    const publishedAt = entry.publishedAt ?? new Date(0);
    return {
      ...{ id: entry.id, url, title: entry.title, excerpt: entry.excerpt, categories, publishedAt },
      html: feedHtml({ publicUrl: site.publicUrl, url, isWhole: entry.allowed === "everyone" }, parts[at] ?? []),
      cover: cover && { url: site.publicUrl + jpegOf(cover), alt: cover.alt },
      author: author?.username ?? null,
      updatedAt: entry.revisedAt ?? publishedAt,
    };
  });
  return {
    title: "Hemline notebook",
    description: "Long reads about short lists of clothes.",
    url: site.publicUrl + paths.notebook,
    entries,
    updatedAt: new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()))),
  };
}
