import type { Feed, FeedEntry } from "./notebook-feed.ts";

/** JSON Feed 1.1. @param self the feed’s own address */
export const jsonFeed = (feed: Feed, self: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    language: "en",
    items: feed.entries.map(item),
  });

const item = ({ id, url, title, excerpt, html, cover, author, categories, publishedAt, updatedAt }: FeedEntry) => ({
  id: `urn:uuid:${id}`,
  url,
  title,
  summary: excerpt,
  content_html: html,
  ...(cover !== null && { image: cover.url }),
  date_published: publishedAt.toISOString(),
  date_modified: updatedAt.toISOString(),
  ...(author !== null && { authors: [{ name: author }] }),
  tags: categories.map(({ name }) => name),
});
