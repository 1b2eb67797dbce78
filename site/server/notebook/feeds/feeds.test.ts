import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { minuteMs } from "../../../shared/durations.ts";
import { paths } from "../../../shared/paths.ts";
import { publicUrl, type TestSite, testSite } from "../../testing/test-site.ts";
import { entries } from "../tables.ts";
import { teaserEnd } from "../testing/document-of.ts";
import { hasCategory } from "../testing/has-category.ts";
import { hasEntry } from "../testing/has-entry.ts";

const namespaces = `array[array['a', 'http://www.w3.org/2005/Atom'], array['content', 'http://purl.org/rss/1.0/modules/content/']]`;

/** PostgreSQL’s parser refuses what is not well-formed. @returns the texts at an XPath */
async function textsIn({ db }: TestSite, xml: string, path: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ text: string }>(
    `select unnest(xpath($2, xmlparse(document $1), ${namespaces}))::text as text`,
    [xml.replace(/^<\?xml.*?\?>/, ""), path],
  );
  return rows.map(({ text }) => text);
}

const feedOf = async ({ visitor }: TestSite, format: "rss" | "atom" | "json") => {
  const answer = await visitor.gets(paths.notebookFeed(format));
  return { type: answer.headers.get("content-type"), status: answer.status, text: await answer.text() };
};

/** With a sign that XML cannot hold. */
const hostile = `Wool & “silk” <b>]]></b> \u0007'"`;

test("an address without a format leads to RSS", async () => {
  const { visitor } = await testSite();
  const answer = await visitor.gets("/notebook/feed.xml");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, paths.notebookFeed("rss")]);
});

test("every format is well-formed, whatever an entry says, and names the newest twenty", async () => {
  const site = await testSite();
  await hasCategory(site, { slug: "care", name: "Care & <mending>" });
  const start = Date.parse("2026-03-01T12:00:00Z");
  for (let at = 0; at < 21; at++)
    await hasEntry(site, { slug: `entry-${at}`, title: `Entry ${at}`, publishedAt: new Date(start + at * minuteMs) });
  const photo = await site.ada.hasPhoto();
  await hasEntry(site, {
    ...{ slug: "hostile", title: hostile, excerpt: "A <i>line</i> & more" },
    ...{ by: "ada", categories: ["care"], cover: photo },
    document: ["One & <two>", { kind: "paragraph", text: [{ text: "Ada", href: "/members/ada" }] }],
  });
  const rss = await feedOf(site, "rss");
  expect([rss.status, rss.type]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const titles = await textsIn(site, rss.text, "/rss/channel/item/title/text()");
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([
    20,
    "Wool &amp; “silk” &lt;b&gt;]]&gt;&lt;/b&gt; '\"",
    "Entry 2",
  ]);
  expect(await textsIn(site, rss.text, "/rss/channel/item/link/text()")).toContain(publicUrl + paths.entry("hostile"));
  const [html] = await textsIn(site, rss.text, "/rss/channel/item/content:encoded/text()");
  expect(html).toContain('&lt;p dir="auto"&gt;One &amp;amp; &amp;lt;two&amp;gt;&lt;/p&gt;');
  expect(html).toContain(`href="${publicUrl}/members/ada"`);
  const atom = await feedOf(site, "atom");
  expect([atom.status, atom.type]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(await textsIn(site, atom.text, "/a:feed/a:entry/a:title/text()")).toEqual(titles);
  expect(await textsIn(site, atom.text, "/a:feed/a:entry/a:author/a:name/text()")).toEqual(["Ada Marsh"]);
  const json = await feedOf(site, "json");
  expect([json.status, json.type]).toEqual([200, "application/feed+json; charset=utf-8"]);
  const { items, ...feed } = JSON.parse(json.text);
  expect(feed).toMatchObject({
    home_page_url: publicUrl + paths.notebook,
    feed_url: `${publicUrl}/notebook/feed.json`,
  });
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({ summary: "A <i>line</i> & more", tags: ["Care & <mending>"] });
  expect((await site.visitor.gets(items[0].image.replace(publicUrl, ""))).status).toBe(200);
});

/** What each entry says, as a parser of XML reads it. */
async function textsByParser(site: TestSite, format: "rss" | "atom", xml: string) {
  const columns = {
    rss: "title text path 'title', excerpt text path 'description', html text path 'content:encoded', author text path 'dc:creator', category text path 'category'",
    atom: "title text path 'a:title', excerpt text path 'a:summary', html text path 'a:content', author text path 'a:author/a:name', category text path 'a:category/@label'",
  };
  return readByParser<"title" | "excerpt" | "html" | "author" | "category">(site, format, xml, columns[format]);
}

async function readByParser<Column extends string>(
  { db }: TestSite,
  format: "rss" | "atom",
  xml: string,
  columns: string,
): Promise<Record<Column, string | null>[]> {
  const { rows } = await db.$client.query<Record<Column, string | null>>(
    `select entry.* from xmltable(
      xmlnamespaces('http://www.w3.org/2005/Atom' as a, 'http://purl.org/rss/1.0/modules/content/' as content,
        'http://purl.org/dc/elements/1.1/' as dc, 'http://search.yahoo.com/mrss/' as media),
      '${format === "rss" ? "/rss/channel/item" : "/a:feed/a:entry"}' passing xmlparse(document $1) columns ${columns}) entry`,
    [xml.replace(/^<\?xml.*?\?>/, "")],
  );
  return rows;
}

test.each([
  ["the end of CDATA", "Wool ]]> & <![CDATA[silk]]>"],
  ["markup and entities", `<script>alert("&amp;")</script> & 'wool' &nbsp; <?xml?> <!-- -->`],
  // XML has no way to write most of these.
  [
    "control characters",
    "Wo\u0001\u0008ol\u000b \u000c\u001f\ufffe\uffff and \u007f\u0085silk",
    "Wool  and \u007f\u0085silk",
  ],
  ["emoji", "🧥 by 👩🏽‍🎤, 👨‍👩‍👧 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["scripts from right to left", "معطف \u202eصوف\u202c \u200fעברית\u200e wool"],
])("%s in every text come through every format as they are", async (_, text, inXml = text) => {
  const site = await testSite();
  await site.joins("Zed", text);
  await hasCategory(site, { slug: "care", name: text });
  await hasEntry(site, {
    ...{ slug: "hostile", title: text, excerpt: `${text} too`, by: "zed", categories: ["care"] },
    document: [
      text,
      { kind: "pullQuote", text },
      { kind: "paragraph", text: [{ text, href: "https://a.example/?a&b" }] },
    ],
  });
  const said = (written: string) => ({
    ...{ title: written, excerpt: `${written} too`, author: `Zed ${written}`, category: written },
  });
  for (const format of ["rss", "atom"] as const) {
    const [entry, ...others] = await textsByParser(site, format, (await feedOf(site, format)).text);
    expect(others).toEqual([]);
    expect(entry, format).toMatchObject(said(inXml));
    expect(entry?.html, format).toMatch(
      /^<p dir="auto">[^<]*<\/p><p dir="auto"><a href="[^"<]*"[^<]*>[^<]*<\/a><\/p>$/,
    );
  }
  const [item] = JSON.parse((await feedOf(site, "json")).text).items;
  expect({
    ...{ title: item.title, excerpt: item.summary, author: item.authors[0].name, category: item.tags[0] },
  }).toEqual(said(text));
  expect(item.content_html).toMatch(/^<p dir="auto">[^<]*<\/p><p dir="auto"><a [^<]*<\/a><\/p>$/);
});

test("every format has the cover that the entry’s page has, and none where there is none", async () => {
  const site = await testSite();
  const photo = await site.ada.hasPhoto();
  await hasEntry(site, { slug: "covered", allowed: "subscribers", cover: { ...photo, alt: "Wool & “silk”" } });
  await hasEntry(site, { slug: "bare", publishedAt: new Date("2026-01-01") });
  const covers = {
    rss: "url text path 'media:content[@medium=\"image\"]/@url', alt text path 'media:content/media:description'",
    atom: "url text path 'a:link[@rel=\"enclosure\"]/@href', alt text path 'a:link[@rel=\"enclosure\"]/@title'",
  };
  const [{ image }] = JSON.parse((await feedOf(site, "json")).text).items;
  expect((await site.visitor.gets(image.replace(publicUrl, ""))).headers.get("content-type")).toBe("image/jpeg");
  for (const format of ["rss", "atom"] as const)
    expect(await readByParser(site, format, (await feedOf(site, format)).text, covers[format]), format).toEqual([
      { url: image, alt: "Wool & “silk”" },
      { url: null, alt: null },
    ]);
});

test("a feed without entries is a feed", async () => {
  const site = await testSite();
  expect(await textsIn(site, (await feedOf(site, "rss")).text, "/rss/channel/title/text()")).toEqual([
    "Hemline notebook",
  ]);
  expect(await textsIn(site, (await feedOf(site, "atom")).text, "/a:feed/a:updated/text()")).toHaveLength(1);
  expect(JSON.parse((await feedOf(site, "json")).text).items).toEqual([]);
});

test("closed entries end with their teaser and a link to the rest", async () => {
  const site = await testSite();
  await hasEntry(site, { slug: "paid", allowed: "subscribers", document: ["Before", teaserEnd, "Behind"] });
  const [item] = JSON.parse((await feedOf(site, "json")).text).items;
  const readOn = `<p><a href="${publicUrl}/notebook/paid">Read the rest on Hemline</a></p>`;
  expect(item.content_html).toBe(`<p dir="auto">Before</p>${readOn}`);
});

test("caches ask each time, and get a 304 until something changes", async () => {
  const site = await testSite();
  const { visitor, db } = site;
  const id = await hasEntry(site, { slug: "one" });
  const path = paths.notebookFeed("rss");
  const first = await visitor.gets(path);
  const etag = first.headers.get("etag") ?? "";
  expect([first.headers.get("cache-control"), etag.length > 10]).toEqual(["public, no-cache", true]);
  const again = await visitor.gets(path, { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await db.update(entries).set({ state: "draft", teaser: null, publishedVersion: null }).where(eq(entries.id, id));
  const withdrawn = await visitor.gets(path, { "If-None-Match": etag });
  expect([withdrawn.status, (await withdrawn.text()).includes("notebook/one")]).toEqual([200, false]);
});

test("takes a handful of queries, and is limited", async () => {
  const site = await testSite();
  for (const slug of ["one", "two", "three"])
    await hasEntry(site, { slug, document: ["Text", await site.ada.hasPhoto()] });
  const path = paths.notebookFeed("json");
  expect(await site.queriesOf(() => site.visitor.gets(path))).toBeLessThanOrEqual(4);
  const statuses = new Set<number>();
  for (let at = 0; at < 125; at++) statuses.add((await site.visitor.gets(path)).status);
  expect([...statuses]).toEqual([200, 429]);
});
