import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { openAs, phone } from "./testing/screens.ts";

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
