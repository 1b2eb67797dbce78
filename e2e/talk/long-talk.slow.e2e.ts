import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, paths } from "../../site/shared/paths.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { press } from "../testing/page-actions.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";
import { redAndBlue } from "../testing/two-colour-photo.ts";

let hemline: Hemline;
let noor: E2eMember;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  noor = await memberOf(hemline, "Noor");
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  const group = { name: "Mending", colour: "brown", mayRead: "everyone", mayPost: "members" };
  await ida.calls("POST", api.adminGroups, group);
});
afterAll(() => hemline.close());

/** By Noor, with so many messages. */
async function longTalk(title: string, count: number): Promise<string> {
  const draft = { group: "mending", title, text: `About ${title}` };
  const { slug } = await noor.calls<{ slug: string }>("POST", api.discussions, draft);
  await hemline.sql(`insert into site.messages (id, discussion_id, number, author_id, source, html, posted_at)
    select gen_random_uuid(), d.id, n, d.author_id, 'Stitch ' || n, '<p>Stitch ' || n || '</p>', now()
    from site.discussions d, generate_series(2, ${count}) n where d.slug = '${slug}'`);
  await hemline.sql(
    `update site.discussions set last_number = ${count}, message_count = ${count} where slug = '${slug}'`,
  );
  return slug;
}

const message = (page: Page, number: number) => page.locator(`#message-${number}`);

test("photos are described in a reply, survive a reload, and open large by keyboard", async () => {
  const slug = await longTalk("Patches", 1);
  const page = await openAs(hemline, noor, paths.conversation(slug), phone);
  await page.getByRole("button", { name: "Add photos" }).press("Enter");
  const photo = { name: "patch.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() };
  await page.getByLabel("Choose a photo").setInputFiles(photo);
  await page.getByLabel("What photo 1 shows").fill("A red patch.");
  const form = page.getByRole("form", { name: "Reply" });
  await form.getByRole("textbox").first().fill("Like this");
  await page.getByText("Draft saved").waitFor();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("What photo 1 shows").inputValue()).toBe("A red patch.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Post reply" }).click();
  await message(page, 2).getByText("Like this").waitFor();
  await message(page, 2).getByRole("link", { name: "Open photo 1 of 1: A red patch." }).press("Enter");
  await page.getByRole("dialog", { name: /^Reply 2 by/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a long discussion has a timeline that keys and the pointer move, without moving the page’s layout", async () => {
  const slug = await longTalk("Buttonholes", 300);
  const page = await openAs(hemline, ida, paths.conversation(slug), desktop);
  const slider = page.getByRole("slider", { name: "Place in this discussion" });
  await slider.focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowDown");
  const before = Number(await slider.getAttribute("aria-valuenow"));
  expect(before).toBeGreaterThan(20);
  await page.waitForURL(`**?around=${before}`);
  await message(page, before).waitFor();
  expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("End");
  await message(page, 300).waitFor();
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^Reply 300 of 300, \d+ \w+ \d{4}$/);
  const timeline = page.getByRole("navigation", { name: "Timeline" });
  await timeline.scrollIntoViewIfNeeded();
  const track = await boxOf(timeline);
  await page.mouse.click(track.x + 8, track.y + track.height / 2);
  await page.waitForURL(/around=1[3-6]\d#message-1[3-6]\d$/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("on a phone a bar says where one is, and leads to both ends", async () => {
  const slug = await longTalk("Hems", 80);
  const page = await openAs(hemline, ida, paths.conversation(slug), phone);
  const bar = page.getByRole("navigation", { name: "Place in this discussion" });
  await bar.getByText("Reply 1 of 80").waitFor();
  await bar.getByRole("link", { name: "Go to the latest reply" }).click();
  await message(page, 80).waitFor();
  await bar.getByText("Reply 80 of 80").waitFor();
  await bar.getByRole("link", { name: "Go to the first reply" }).click();
  await message(page, 1).waitFor();
  await bar.getByText("Reply 1 of 80").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("an admin moves replies to a new discussion, and an open page hears of it", async () => {
  const slug = await longTalk("Zips", 5);
  const hers = await openAs(hemline, noor, paths.conversation(slug), phone);
  await hers.waitForResponse((response) => response.url().includes("/api/live?"));
  const page = await openAs(hemline, ida, paths.conversation(slug));
  await press(message(page, 4).getByRole("button", { name: /^More for reply 4/ }));
  await press(page.getByRole("button", { name: "Move to a new discussion…" }));
  const dialog = page.getByRole("dialog", { name: "Move to a new discussion" });
  await dialog.getByLabel("Title").fill("Hidden zips");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move replies" }).click();
  await page.getByRole("heading", { level: 1, name: "Hidden zips" }).waitFor();
  await message(page, 2).getByText("Stitch 5").waitFor();
  await message(hers, 5).getByText("Reply 5 was moved to Hidden zips.").waitFor();
  await message(hers, 4).getByRole("link", { name: "Hidden zips" }).click();
  await message(hers, 1).getByText("Stitch 4").waitFor();
});
