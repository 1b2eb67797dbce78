import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addItem } from "./testing/add-item.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { open, press, toast } from "./testing/page-actions.ts";
import { desktop, openAs, phone } from "./testing/screens.ts";
import { isSound } from "./testing/sound-page.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** Where it is Wednesday, 4 March 2026. */
async function homeOn(member: E2eMember, screen: Parameters<Hemline["person"]>[0]): Promise<Page> {
  const context = await hemline.person(screen);
  await member.signsIn(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  await open(page, "/");
  return page;
}

describe("a member’s day", () => {
  test("begins with adding items, and goes on with planning an outfit", async () => {
    const maren = await memberOf(hemline, "Maren");
    const page = await openAs(hemline, maren, "/", phone);
    await page.getByRole("heading", { name: "Your feed is empty" }).waitFor();
    await isSound(page);
    await press(page.getByRole("main").getByRole("link", { name: "Add items" }));
    await page.waitForURL("**/wardrobe/add");
    await addItem(maren, { name: "Wool coat" });
    await open(page, "/");
    await page.getByText("Nothing is planned for today.").waitFor();
    await press(page.getByRole("link", { name: "Plan an outfit" }));
    await page.waitForURL("**/wardrobe/planner**");
  });

  test("logs the planned outfit by keyboard, which the toast undoes", async () => {
    const noor = await memberOf(hemline, "Noor");
    const items: string[] = [];
    for (const name of ["Wool coat", "Brown boots"]) items.push(await addItem(noor, { name }));
    const { id: outfit } = await noor.calls<{ id: string }>("POST", "/api/outfits", { name: "Frost", items });
    await noor.calls("POST", "/api/plans", { outfit, on: today() });
    const page = await openAs(hemline, noor, "/", desktop);
    await page.getByText("You planned “Frost” for today. Are you wearing it?").waitFor();
    await isSound(page);
    await press(page.getByRole("button", { name: "Log the planned outfit" }));
    await page.getByText("You’re wearing “Frost” today.").waitFor();
    await press(toast(page, "Wear logged").getByRole("button", { name: "Undo" }));
    await page.getByRole("button", { name: "Log the planned outfit" }).waitFor();
    await press(page.getByRole("main").getByRole("link", { name: "Brown boots" }).first());
    await page.waitForURL(`**/members/${noor.slug}/wardrobe/*`);
  });

  test("is that of the place where they are", async () => {
    const page = await homeOn(await memberOf(hemline, "Tove"), phone);
    expect(await page.locator("main h1").innerText()).toBe("Wednesday 4 March");
  });

  test("shows the photos that wait for a name", async () => {
    const zofia = await memberOf(hemline, "Zofia");
    await zofia.calls("POST", "/api/items", { photo: await zofia.uploads(await redAndBlue()) });
    const page = await openAs(hemline, zofia, "/", phone);
    await page.getByRole("heading", { name: "1 photo is waiting for a name" }).waitFor();
    await isSound(page);
    await press(page.getByRole("link", { name: "Name it" }));
    await page.waitForURL("**/wardrobe/add");
  });
});

test("a feed shows two looks of a member together, and can be narrowed", async () => {
  const [ida, tom] = [await memberOf(hemline, "Ida"), await memberOf(hemline, "Tom")];
  for (const title of ["Ferry at six", "Stripes"]) await tom.posts(title);
  await ida.follows(tom);
  for (const screen of [phone, desktop]) {
    const page = await openAs(hemline, ida, "/", screen);
    await page.getByRole("article").getByText("posted 2 looks").waitFor();
    await page.getByText("You’re up to date.").waitFor();
    await isSound(page);
    const tabs = page.getByRole("navigation", { name: "What the feed shows" });
    await press(tabs.getByRole("link", { name: "Talk" }));
    await page.getByRole("heading", { name: "You don’t follow any discussions" }).waitFor();
    await isSound(page);
    await page.goBack();
    await page.getByRole("heading", { name: "Ferry at six" }).waitFor();
  }
});

test("a long feed goes on in its place, with a link that works without script, and comes back with Back", async () => {
  const [pia, lea, jon] = [
    await memberOf(hemline, "Pia"),
    await memberOf(hemline, "Lea"),
    await memberOf(hemline, "Jon"),
  ];
  for (const member of [lea, jon]) await pia.follows(member);
  for (let at = 1; at <= 11; at++) for (const member of [lea, jon]) await member.posts(`${member.slug} ${at}`);
  const page = await openAs(hemline, pia, "/", desktop);
  const first = `${lea.slug} 1`;
  const older = page.getByRole("link", { name: "Show older updates" });
  await older.waitFor();
  expect(await page.getByText("You’re up to date.").count()).toBe(0);
  const href = await older.getAttribute("href");
  await press(older);
  await page.getByRole("heading", { name: first, exact: true }).waitFor();
  await page.getByText("You’re up to date.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await isSound(page);
  await press(page.getByRole("link", { name: first, exact: true }).first());
  await page.waitForURL("**/looks/**");
  await page.goBack();
  await page.getByRole("heading", { name: first, exact: true }).waitFor();
  await open(page, href ?? "");
  await page.getByRole("heading", { name: first, exact: true }).waitFor();
  expect(await page.getByRole("heading", { name: `${jon.slug} 11`, exact: true }).count()).toBe(0);
});

/** As the browser says it, which is where the test runs. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
