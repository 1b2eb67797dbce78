import { escapeXml } from "./escape-xml.ts";
import type { Feed, FeedEntry } from "./notebook-feed.ts";

/** RFC 4287. @param self the feed’s own address */
export const atom = (feed: Feed, self: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(feed.url)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<link href="${escapeXml(feed.url)}"/>`,
    `<link href="${escapeXml(self)}" rel="self"/>`,
    `<updated>${feed.updatedAt.toISOString()}</updated>`,
    // Of the entries that name nobody.
    "<author><name>Hemline</name></author>",
    ...feed.entries.map(entry),
    "</feed>",
  ].join("\n");

const entry = ({ id, url, title, excerpt, html, cover, author, categories, ...instants }: FeedEntry): string =>
  [
    "<entry>",
    `<id>urn:uuid:${id}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${escapeXml(url)}"/>`,
    ...(cover === null
      ? []
      : [`<link href="${escapeXml(cover.url)}" rel="enclosure" type="image/jpeg" title="${escapeXml(cover.alt)}"/>`]),
    `<published>${instants.publishedAt.toISOString()}</published>`,
    `<updated>${instants.updatedAt.toISOString()}</updated>`,
    ...(author === null ? [] : [`<author><name>${escapeXml(author)}</name></author>`]),
    ...categories.map(({ slug, name }) => `<category term="${escapeXml(slug)}" label="${escapeXml(name)}"/>`),
    `<summary>${escapeXml(excerpt)}</summary>`,
    `<content type="html">${escapeXml(html)}</content>`,
    "</entry>",
  ].join("\n");
