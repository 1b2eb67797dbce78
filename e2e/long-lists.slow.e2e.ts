import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { desktop, openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
let ada: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ada = await memberOf(hemline, "Ada");
  await ada.posts("The newest");
  await hemline.sql(`
    with one as (
      select * from generate_series(1, 400) as n
    ), photo as (
      insert into site.photos (id, owner_id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, crop, unused_since, is_open, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, p.owner_id, p.sha256, p.upload_id, p.version, p.versions_begun, p.width, p.height, p.widths, p.avif, p.colour, p.crop, p.unused_since, p.is_open, p.created_at
      from one, site.photos p where p.id in (select photo_id from site.look_photos) returning id
    ), look as (
      insert into site.looks (id, author_id, slug, title, text, position, posted_at)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, l.author_id, 'look-' || n, 'Look ' || n, '', n + 1, l.posted_at - n * interval '1 minute'
      from one, site.looks l returning id
    )
    insert into site.look_photos (look_id, position, photo_id, alt)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 0, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Look ' || n from one`);
  await hemline.sql("update site.members set look_count = 401 where slug = 'ada'");
  await hemline.sql(`
    with made as (
      insert into site.members (id, billing_id, slug, email, first_name, password_hash, search_text, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n, 'm' || n, 'm' || n || '@hemline.example',
        'Member ' || n, 'none', 'member ' || n, now() - n * interval '1 minute'
      from generate_series(1, 400) n returning *
    ), slug as (
      insert into site.member_slugs (slug, member_id, created_at) select slug, id, created_at from made
    ), comment as (
      insert into site.comments (id, author_id, look_id, source, posted_at)
      select ('00000000-0000-4000-8000-' || lpad((401 - substr(m.slug, 2)::int)::text, 12, '0'))::uuid, m.id, l.id, 'By ' || m.first_name || repeat(' and more', length(m.slug) * 9), m.created_at
      from made m, site.looks l where l.slug = 'the-newest'
    ), notification as (
      insert into site.notifications (id, member_id, kind, group_key, first_at, last_at, seen_at)
      select m.id, a.id, 'follow', m.slug, m.created_at, m.created_at, now() from made m, site.members a where a.slug = 'ada'
      returning id
    )
    insert into site.notification_actors (notification_id, actor_id, at) select id, id, now() from notification`);
  await hemline.sql("update site.looks set comment_count = 400 where slug = 'the-newest'");
});
afterAll(() => hemline.close());

const titles = (page: Page) => page.getByRole("article").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
const cards = (page: Page) => page.getByRole("article").count();
const topOf = (page: Page, title: string) =>
  page
    .getByRole("link", { name: title, exact: true })
    .first()
    .evaluate((link) => link.getBoundingClientRect().top);

test("fifteen pages of looks stay light, come back on scrolling up and with Back, and show nothing twice", async () => {
  const page = await openAs(hemline, ada, "/looks", { ...phone, expected: [/status of 404/] });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("part=list") && asked.push(request.url()));
  const more = page.getByRole("link", { name: "Show more looks" });
  for (let pages = 1; pages < 15; pages++) {
    if (pages === 5) {
      await ada.posts("Posted meanwhile");
      await hemline.sql(
        "delete from site.look_photos where look_id = (select id from site.looks where slug = 'look-250')",
      );
      await hemline.sql(
        "update site.looks set state = 'deleted', position = null, deleted_at = now() where slug = 'look-250'",
      );
    }
    await more.click();
    await expect.poll(() => asked.length).toBe(pages);
    await page.getByText("24 more looks loaded").waitFor();
  }
  expect(await cards(page)).toBeLessThanOrEqual(248);
  const down = await titles(page);
  expect(new Set(down).size).toBe(down.length);
  expect(down.join(" ")).toContain("Look 355");

  // Up to the dropped ones, by the wheel and by a jump: they are there, and what is read does not move.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.getByRole("link", { name: "Look 180", exact: true }).first().waitFor();
  const before = await topOf(page, "Look 180");
  await page.mouse.wheel(0, -3_000);
  await expect.poll(() => topOf(page, "Look 180")).toBeCloseTo(before + 3_000, -1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: "The newest", exact: true }).first().waitFor();
  expect(await cards(page)).toBeLessThanOrEqual(248);

  // The focus stays where it is, however far the list is scrolled.
  await page.getByRole("link", { name: "Look 2", exact: true }).first().focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("link", { name: "Look 350", exact: true }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Look 2");

  const link = page.getByRole("link", { name: "Look 350", exact: true }).first();
  // As a click does: the place to come back to is the one that was left.
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Look 350" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Look 350", exact: true }).first().waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  expect(asked).toHaveLength(14);
});

/** `items` are those of the page; each further one brings as many more. */
const lists = [
  { noun: "members", path: "/members", list: "main", items: 24 },
  { noun: "comments", path: "/looks/the-newest", list: "#comments", items: 20 },
  { noun: "notifications", path: "/notifications", list: "main", items: 20 },
];
const pages = 14;
/** The photos of most looks have no files. */
const expected = [/status of 404/];
/** What tells an item from the others; empty while it is not in the document. */
const firstLink = (item: Element) => item.querySelector("a")?.getAttribute("href") ?? "";

test.each(lists)("$noun stay light over many pages, keep their places and come back with Back", async (one) => {
  const { noun, path, list, items } = one;
  const page = await openAs(hemline, ada, path, { ...phone, expected });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("part=list") && asked.push(request.url()));
  const places = page.locator(`${list} li[data-at]`);
  const item = (at: number) => page.locator(`${list} li[data-at="${at}"]`);
  const linkAt = (at: number) => item(at).evaluate(firstLink);
  const topAt = (at: number) => item(at).evaluate((element) => element.getBoundingClientRect().top);
  const inDocument = () =>
    places.evaluateAll((all) => all.filter(({ childElementCount }) => childElementCount > 0).length);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const scrollTo = (part: number) =>
    page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);
  const firsts = await Promise.all([0, 5, 10].map(linkAt));

  const more = page.getByRole("link", { name: `Show more ${noun}` });
  for (let loaded = 1; loaded < pages; loaded++) {
    await more.click();
    await expect.poll(() => asked.length).toBe(loaded);
    await page.getByText(`${items} more ${noun} loaded`).waitFor();
  }
  expect(await places.count()).toBe(pages * items);
  expect(await inDocument()).toBeLessThanOrEqual(248);
  await expect.poll(() => linkAt(5)).toBe("");

  // Up again: what had been dropped is there, and as high as it was.
  await scrollTo(0.5);
  await expect.poll(() => linkAt(pages * items * 0.5)).not.toBe("");
  const whole = await height();
  const before = await topAt(pages * items * 0.5);
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => topAt(pages * items * 0.5)).toBeCloseTo(before + 2_000, -1);
  await scrollTo(0);
  await expect.poll(() => Promise.all([0, 5, 10].map(linkAt))).toEqual(firsts);
  expect(await inDocument()).toBeLessThanOrEqual(248);
  expect(Math.abs((await height()) - whole)).toBeLessThanOrEqual(4);

  // The focus stays where it is, however far the list is scrolled.
  await item(2).getByRole("link").first().focus();
  await scrollTo(1);
  await expect.poll(() => linkAt(5)).toBe("");
  expect(await item(2).evaluate((element) => element.contains(document.activeElement))).toBe(true);

  const last = pages * items - 12;
  const link = item(last).getByRole("link").first();
  const target = await linkAt(last);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  await item(last).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  expect(await linkAt(last)).toBe(target);
  expect(await places.count()).toBe(pages * items);
  expect(asked).toHaveLength(pages - 1);
});

test.each(lists)("a further page of $noun has a way back, with script and without", async (one) => {
  const { noun, path, list, items } = one;
  const page = await openAs(hemline, ada, path, { ...desktop, expected });
  const first = page.locator(`${list} li[data-at="0"]`);
  const start = await first.evaluate(firstLink);
  const further = await page.getByRole("link", { name: `Show more ${noun}` }).getAttribute("href");
  await page.goto(further ?? "");
  await hydrated(page);
  const second = await first.evaluate(firstLink);
  expect(second).not.toBe(start);
  const top = await first.evaluate((element) => element.getBoundingClientRect().top);

  await page.getByRole("link", { name: `Show previous ${noun}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(`${items} previous ${noun} loaded. You’re at the start of the list.`).waitFor();
  expect(await first.evaluate(firstLink)).toBe(start);
  const moved = page.locator(`${list} li[data-at="${items}"]`);
  expect(await moved.evaluate(firstLink)).toBe(second);
  expect(await moved.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, -1);
  // The link is gone; the focus is where it was.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(`previous ${noun} loaded`);

  const context = await hemline.person({ ...desktop, expected, javaScriptEnabled: false });
  await ada.signsIn(context);
  const plain = await context.newPage();
  await plain.goto(further ?? "");
  expect(await plain.locator(`${list} li[data-at="0"]`).evaluate(firstLink)).toBe(second);
  await plain.getByRole("link", { name: `Show previous ${noun}` }).click();
  await plain.waitForURL(/before=/);
  expect(await plain.locator(`${list} li[data-at="0"]`).evaluate(firstLink)).toBe(start);
  expect(await plain.getByRole("link", { name: `Show previous ${noun}` }).count()).toBe(0);
  await plain.getByRole("link", { name: `Show more ${noun}` }).click();
  await plain.waitForURL(/after=/);
  expect(await plain.locator(`${list} li[data-at="0"]`).evaluate(firstLink)).toBe(second);
});
