import { escapeXml } from "./escape-xml.ts";
import type { Feed, FeedCover, FeedEntry } from "./notebook-feed.ts";

/** RSS 2.0, with covers as Media RSS: an enclosure would have to say how many bytes they have. @param self the feed’s own address */
export const rss = (feed: Feed, self: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(feed.url)}</link>`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(feed.description)}</description>`,
    "<language>en</language>",
    ...feed.entries.map(item),
    "</channel>",
    "</rss>",
  ].join("\n");

const item = ({ id, url, title, excerpt, html, cover, author, categories, publishedAt }: FeedEntry): string =>
  [
    "<item>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    // The address may change.
    `<guid isPermaLink="false">urn:uuid:${id}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    ...(author === null ? [] : [`<dc:creator>${escapeXml(author)}</dc:creator>`]),
    ...categories.map(({ name }) => `<category>${escapeXml(name)}</category>`),
    `<description>${escapeXml(excerpt)}</description>`,
    `<content:encoded>${escapeXml(html)}</content:encoded>`,
    ...(cover === null ? [] : [media(cover)]),
    "</item>",
  ].join("\n");

const media = ({ url, alt }: FeedCover): string => {
  const description = alt && `<media:description type="plain">${escapeXml(alt)}</media:description>`;
  return `<media:content url="${escapeXml(url)}" type="image/jpeg" medium="image">${description}</media:content>`;
};
