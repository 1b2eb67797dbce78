import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../site/shared/paths.ts";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { mailedParts } from "./testing/mailbox.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { norr, opensNorrAndSund } from "./testing/norr-and-sund.ts";
import { reviewerOf, reviews } from "./testing/reviewer.ts";
import { desktop, phone } from "./testing/screens.ts";

const markup = ["<b>Rosa</b>", "<script>alert(1)</script>"] as const;
const fromRightToLeft = ["תמר", "كوهين"] as const;
/** Of 80 characters, without a place to break it. */
const long = ["V".repeat(60), "W".repeat(19)] as const;
const fullName = (name: readonly [string, string]) => name.join(" ");

const themedScreens = [phone, desktop].flatMap((screen) =>
  (["light", "dark"] as const).map((colorScheme) => ({ ...screen, colorScheme })),
);

let hemline: Hemline;
let kim: E2eMember;
/** Sent once. */
let sending: Promise<{ html: string; text: string }> | undefined;

beforeAll(async () => {
  hemline = await openHemline();
  kim = await memberOf(hemline, "Kim");
  await postsAsFollowed();
});
afterAll(() => hemline.close());

/**
 * Looks, a review and an entry by members whom Kim follows, collections of a brand that she follows, an entry by another
 * member, and a like and a follower of hers.
 */
async function postsAsFollowed(): Promise<void> {
  const [rosa, tilda, vera] = [
    await memberOf(hemline, "Rosa"),
    await reviewerOf(hemline, "Tilda"),
    await memberOf(hemline, "Vera"),
  ];
  for (const [member, [first_name, last_name]] of [
    [rosa, markup],
    [tilda, fromRightToLeft],
    [vera, long],
  ] as const) {
    await member.calls("PUT", api.profile, { first_name, last_name });
    await kim.follows(member);
  }
  await hemline.appoints(rosa.slug);
  await opensNorrAndSund(rosa);
  await kim.calls("PUT", api.brandFollow(norr.brand));
  await rosa.posts("<i>Rain</i> & “wind”");
  await tilda.posts("معطف في المطر");
  await vera.posts("W".repeat(120));
  await reviews(tilda, { halves: 8, fit: "true", sizeBought: "M", quality: 4, text: "Warm enough for every Sunday." });
  await publishes(rosa, "Washing wool", rosa.slug);
  await publishes(rosa, "Moths, without the panic", (await memberOf(hemline, "Otto")).slug);
  await rosa.calls("PUT", api.lookLike(await kim.posts("Sun")));
  await vera.follows(kim);
}

async function publishes(admin: E2eMember, title: string, author: string): Promise<void> {
  const document = { version: 1, blocks: [{ kind: "paragraph", text: [{ text: "By hand, and cold." }] }] };
  const draft = { title, excerpt: "What to do, and what not.", document };
  const { id } = await admin.calls<{ id: string }>("POST", api.adminEntries, draft);
  const settings = { version: 1, allowed: "everyone", categories: [], author, cover: null, coverAlt: "" };
  await admin.calls("PUT", api.adminEntry(id), settings);
  await admin.calls("PUT", api.adminEntryPublication(id), { version: 1 });
}

const digestOfKim = () => {
  sending ??= digestOf(kim);
  return sending;
};

async function digestOf({ slug, email }: E2eMember) {
  await hemline.sql(`update site.members set created_at = now() - interval '8 days' where slug = '${slug}'`);
  // The morning’s job.
  await hemline.sql("insert into jobs.job (name) values ('site.digests')");
  const isEnqueued = async () =>
    ((await hemline.sql("select 1 from jobs.job where name = 'site.digest'")) as { rowCount: number }).rowCount;
  await expect.poll(isEnqueued).toBeGreaterThan(0);
  return mailedParts(hemline, email, /from people you follow/);
}

/** As a mail program shows it. */
async function opened({ viewport, colorScheme }: (typeof themedScreens)[number] = themedScreens[0]!): Promise<Page> {
  const page = await (await hemline.person({ viewport })).newPage();
  await page.emulateMedia({ colorScheme });
  await page.setContent((await digestOfKim()).html, { waitUntil: "load" });
  return page;
}

const linksOn = (page: Page) =>
  page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

describe.each(themedScreens)("a digest at $viewport.width px, $colorScheme", (screen) => {
  test("shows everything within its window, with its photos, and axe finds nothing", async () => {
    const page = await opened(screen);
    for (const heading of ["Hemline", "Your notifications", "From the notebook"])
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    const photos = await page
      .locator("img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect(photos).toEqual([true, true, true]);
    const overflow = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".sheet, .sheet *")]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect(overflow).toEqual([]);
    // Only the page of a mail program has landmarks.
    expect(await accessibilityFaults(page, { without: ["landmark-one-main", "region"] })).toEqual([]);
    const [red = 0] = await page.evaluate(() =>
      (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red < 128).toBe(screen.colorScheme === "dark");
  });
});

describe("a digest", () => {
  test("leads to pages that are there, from its HTML as from its text", async () => {
    const links = await linksOn(await opened());
    expect((await digestOfKim()).text.match(/https?:\/\/\S+/g)).toEqual(links);
    // Three looks, a review, an entry, two collections, two notifications, another entry, and what stands at its end.
    expect(links).toHaveLength(13);
    for (const link of new Set(links)) {
      expect(link).toMatch(new RegExp(`^${hemline.address}/`));
      const answer = await fetch(link ?? "", { headers: { Authorization: `Bearer ${kim.token}` } });
      expect([link, answer.status]).toEqual([link, 200]);
    }
    const wayOut = links.at(-1) ?? "";
    expect([wayOut.includes("/unsubscribe?token="), (await fetch(wayOut)).status]).toEqual([true, 200]);
  });

  test("shows names as text, whatever they are", async () => {
    const page = await opened();
    const { text } = await digestOfKim();
    for (const name of [markup, fromRightToLeft, long]) {
      expect(text).toContain(fullName(name));
      expect(await page.getByText(fullName(name), { exact: true }).isVisible()).toBe(true);
    }
    for (const sentence of [
      `${fullName(fromRightToLeft)} reviewed Wool coat, Norr & Sund`,
      `${fullName(markup)} published “Washing wool” in the notebook`,
      `${fullName(markup)} liked “Sun”`,
      `${fullName(long)} followed you`,
    ]) {
      expect(text).toContain(sentence);
      expect(await page.getByText(sentence, { exact: true }).isVisible(), sentence).toBe(true);
    }
    await page.getByText("<i>Rain</i> & “wind”", { exact: true }).waitFor();
    expect(await page.locator("script, i").count()).toBe(0);
    // The titles of the looks.
    expect(await page.locator("b").count()).toBe(3);
  });
});
