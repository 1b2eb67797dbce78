import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { mailedLink } from "./testing/mailbox.ts";
import { memberOf } from "./testing/member.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

test("one asks to follow, the other sees the bell count, opens it and accepts", async () => {
  const [noor, maren] = [await memberOf(hemline, "Noor"), await memberOf(hemline, "Maren")];
  const noorPage = await openAs(hemline, noor, "/settings/privacy");
  await noorPage.getByRole("switch", { name: "Private account" }).press("Space");
  await noorPage.locator(".Toastify__toast").first().waitFor();
  const bell = noorPage.getByRole("link", { name: "Notifications", exact: true }).first();
  await bell.waitFor();

  const marenPage = await openAs(hemline, maren, `/members/${noor.slug}`, phone);
  await marenPage.getByRole("button", { name: "Follow Noor" }).press("Enter");
  await marenPage.getByRole("button", { name: "Requested to follow Noor" }).waitFor();

  // Nobody has loaded Noor's page again.
  const counting = noorPage.getByRole("link", { name: "Notifications, 1 new" });
  await counting.waitFor();
  await counting.press("Enter");
  await noorPage.waitForURL("**/notifications");
  await noorPage.getByRole("heading", { level: 2, name: "Today" }).waitFor();
  await noorPage.getByRole("link", { name: "Unread: Maren asked to follow you" }).waitFor();
  await counting.waitFor({ state: "detached" });
  expect(await accessibilityFaults(noorPage)).toEqual([]);
  await noorPage.getByRole("button", { name: "Accept Maren" }).press("Enter");
  await noorPage.getByRole("link", { name: "Maren started following you" }).waitFor();

  await marenPage.getByRole("link", { name: "Notifications, 1 new" }).press("Enter");
  await marenPage.getByRole("link", { name: "Unread: Noor accepted your follow request" }).waitFor();
  await marenPage.getByRole("button", { name: "Mark all as read" }).press("Enter");
  await marenPage.getByRole("link", { name: "Noor accepted your follow request", exact: true }).waitFor();

  await marenPage.goto("/settings/notifications");
  await hydrated(marenPage);
  expect(await accessibilityFaults(marenPage)).toEqual([]);
  await marenPage.getByRole("switch", { name: "Likes", exact: true }).press("Space");
  // Without waiting for the first to be saved.
  await marenPage.getByRole("switch", { name: "New followers", exact: true }).press("Space");
  await marenPage.locator(".Toastify__toast").filter({ hasText: "Notification settings saved" }).nth(1).waitFor();
  await marenPage.reload();
  await hydrated(marenPage);
  for (const name of ["Likes", "New followers"]) {
    expect(await marenPage.getByRole("switch", { name, exact: true }).isChecked(), name).toBe(false);
    expect(await marenPage.getByRole("switch", { name: `${name} in digests` }).count(), name).toBe(0);
  }
});

test("a digest shows what was posted, and is turned off with one press", async () => {
  const [kim, rosa] = [await memberOf(hemline, "Kim"), await memberOf(hemline, "Rosa")];
  await hemline.verifies(kim.email);
  await kim.follows(rosa);
  await rosa.posts("Rain at eleven");
  await hemline.sql(`update site.members set created_at = now() - interval '8 days' where slug = '${kim.slug}'`);
  // The morning’s job.
  await hemline.sql("insert into jobs.job (name) values ('site.digests')");
  const isEnqueued = async () =>
    ((await hemline.sql("select 1 from jobs.job where name = 'site.digest'")) as { rowCount: number }).rowCount;
  await expect.poll(isEnqueued).toBe(1);
  const link = await mailedLink(hemline, kim.email, /https?:\/\/[^\s"<]+\/unsubscribe\?token=[\w.-]+/);
  const list = await (await fetch(`${hemline.address}/mailbox`)).text();
  expect(list).toContain("1 new look from people you follow");
  const page = await openAs(hemline, kim, new URL(link).pathname + new URL(link).search, phone);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Turn off digests" }).press("Enter");
  await page.getByRole("heading", { name: "Digests are off" }).waitFor();
  await page.getByRole("link", { name: "Go to your settings" }).press("Enter");
  await page.waitForURL("**/settings/notifications");
  expect(await page.getByRole("radio", { name: "Never" }).isChecked()).toBe(true);
});
