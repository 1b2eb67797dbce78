import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ItemDraft } from "../../site/shared/items/item.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { addItem } from "../testing/add-item.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { boxOf, desktop, phone } from "../testing/screens.ts";
import { redAndBlue } from "../testing/two-colour-photo.ts";

let hemline: Hemline;

const items: Pick<ItemDraft, "name" | "category">[] = [
  { name: "Wool coat", category: "coat" },
  { name: "Grey jumper", category: "knitwear" },
  { name: "Brown boots", category: "boots" },
  { name: "Red scarf", category: "scarf" },
  { name: "Blue jacket", category: "jacket" },
] as const;
const wednesday = "Wednesday 4 March";
const thursday = "Thursday 5 March";

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

async function memberWithItems(firstName: string): Promise<E2eMember> {
  const member = await memberOf(hemline, firstName);
  for (const item of items) await addItem(member, item);
  return member;
}

/** Where it is Wednesday, 4 March 2026. */
async function pageOf(member: E2eMember, options: Parameters<Hemline["person"]>[0]): Promise<Page> {
  const context = await hemline.person(options);
  await member.signsIn(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  return page;
}

const place = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Items of this outfit, from head to foot" })
    .getByRole("button", { name, exact: true });
const choice = (page: Page, name: string) =>
  page.getByRole("region", { name: /^Your items/ }).getByRole("button", { name, exact: true });
/** The day as the planner shows it, with its plans. */
const dayOf = (page: Page, day: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: day }) });
const planOf = (page: Page, day: string, outfit: string) =>
  dayOf(page, day).getByRole("heading", { level: 4, name: outfit });
const handleOf = (page: Page, outfit: string) =>
  page.getByRole("button", { name: `Move ${outfit}, by drag or arrow keys` });

/** Opens the planner, which finds the week of the browser's date. */
async function opensPlanner(page: Page): Promise<void> {
  await open(page, "/wardrobe/planner");
  await page.getByText("2 to 8 March 2026").waitFor();
}

/** By way of the menu of a planned outfit. */
async function chooses(page: Page, menu: Locator, entry: string, act: (control: Locator) => Promise<void>) {
  await act(menu);
  await act(page.getByRole("button", { name: entry, exact: true }).filter({ visible: true }).last());
}

async function postsAsLook(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { name: "Items in this look" }).waitFor();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([{ name: "today.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() }]);
  await page.getByRole("region", { name: "Photo 1" }).waitFor();
  expect(await page.getByLabel("Title").inputValue()).toBe(title);
  await page.getByRole("button", { name: "Post look" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await hydrated(page);
}

describe("an outfit", () => {
  test("is made, planned, moved, worn and turned into a look by keyboard alone", async () => {
    const page = await pageOf(await memberWithItems("Lucja"), desktop);
    await open(page, "/wardrobe/outfits");
    await press(page.getByRole("link", { name: "Make an outfit" }).first());
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("Frost");
    await press(place(page, "Coat or jacket: empty"));
    await expect.poll(() => choice(page, "Brown boots").count()).toBe(0);
    await press(choice(page, "Blue jacket"), " ");
    await press(choice(page, "Wool coat"), " ");
    await page.getByText("Wool coat added in place of Blue jacket.").waitFor({ state: "attached" });
    await press(page.getByRole("button", { name: "Show all items" }));
    for (const name of ["Grey jumper", "Brown boots", "Red scarf"]) await press(choice(page, name), " ");
    await press(page.getByRole("button", { name: "Remove Red scarf" }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page.getByRole("button", { name: "Save outfit" }));
    await page.getByRole("heading", { level: 3, name: "Frost" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await opensPlanner(page);
    await press(page.getByRole("button", { name: `Plan ${wednesday}` }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Frost" }));
    await toast(page, "Outfit planned").waitFor();
    await press(handleOf(page, "Frost"), "ArrowRight");
    await planOf(page, thursday, "Frost").waitFor();
    await expect.poll(() => handleOf(page, "Frost").evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByText(`Frost, moved to ${thursday}.`).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowLeft");
    await planOf(page, wednesday, "Frost").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(page.getByRole("button", { name: "Worn as planned: Frost" }));
    await toast(page, "Wear logged").waitFor();
    await page.getByText("Worn once").waitFor();
    await press(toast(page, "Wear logged").getByRole("button", { name: "Undo" }));
    await page.getByText("Not worn yet").waitFor();
    await press(page.getByRole("button", { name: "Worn as planned: Frost" }));
    await page.getByText("Worn once").waitFor();
    await page.reload();
    await page.getByText("Worn once").waitFor();

    await chooses(page, page.getByRole("button", { name: "More for Frost" }), "Delete wear", press);
    await page.getByText("Not worn yet").waitFor();
    await press(page.getByRole("button", { name: "More for Frost" }));
    await press(page.getByRole("link", { name: "Post as a look" }).filter({ visible: true }));
    await postsAsLook(page, "Frost");
    for (const name of ["Wool coat", "Grey jumper", "Brown boots"])
      expect(await page.getByRole("link", { name }).count()).toBeGreaterThan(0);
  });

  test("is made, worn, planned and moved by touch", async () => {
    const page = await pageOf(await memberWithItems("Ada"), { ...phone, hasTouch: true, isMobile: true });
    const tap = (control: Locator) => control.tap();
    await open(page, "/wardrobe/outfits/new");
    await page.getByLabel("Name", { exact: true }).fill("Frost");
    for (const name of ["Wool coat", "Grey jumper", "Brown boots"]) await choice(page, name).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Save outfit" }).tap();
    await page.getByRole("button", { name: "Wear today: Frost" }).tap();
    await page.getByText("Worn once").waitFor();
    await toast(page, "Wear logged").getByRole("button", { name: "Undo" }).tap();
    await page.getByText("Not worn yet").waitFor();

    await opensPlanner(page);
    await page.getByRole("button", { name: `Plan ${wednesday}` }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Frost" }).tap();
    await planOf(page, wednesday, "Frost").waitFor();
    await toast(page, "Outfit planned").waitFor();
    await dragsByFinger(page, handleOf(page, "Frost"), dayOf(page, thursday));
    await planOf(page, thursday, "Frost").waitFor();
    await toast(page, "Outfit moved to Thursday").waitFor();
    await chooses(page, page.getByRole("button", { name: "More for Frost" }), "Move to another day", tap);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: wednesday }).tap();
    await planOf(page, wednesday, "Frost").waitFor();
    await page.getByRole("button", { name: "Worn as planned: Frost" }).tap();
    await page.getByText("Worn once").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Month", exact: true }).tap();
    await page.getByText("March 2026. 1 day dressed, 30 free.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await planOf(page, wednesday, "Frost").waitFor();
  });

  test("goes where a mouse drags it, and back when the server refuses", async () => {
    const page = await pageOf(await memberWithItems("Olive"), { ...desktop, expected: [/status of 500/] });
    await open(page, "/wardrobe/outfits/new");
    await page.getByLabel("Name", { exact: true }).fill("Frost");
    await choice(page, "Wool coat").dragTo(place(page, "Shoes: empty"));
    await place(page, "Coat or jacket: Wool coat").waitFor();
    await page.getByRole("button", { name: "Save outfit" }).click();
    await page.getByRole("button", { name: "Wear today: Frost" }).waitFor();
    await opensPlanner(page);
    await page.getByRole("button", { name: `Plan ${wednesday}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Frost" }).click();
    await toast(page, "Outfit planned").waitFor();
    await handleOf(page, "Frost").dragTo(dayOf(page, thursday));
    await toast(page, "Outfit moved to Thursday").waitFor();
    await page.route("**/api/plans/*", (route) =>
      route.fulfill({ status: 500, json: { message: "We couldn’t do that. Try again." } }),
    );
    await handleOf(page, "Frost").dragTo(dayOf(page, wednesday));
    await toast(page, "We couldn’t do that").waitFor();
    await planOf(page, thursday, "Frost").waitFor();
    expect(await planOf(page, wednesday, "Frost").count()).toBe(0);
  });
});

/** Playwright taps, but does not drag by finger. */
async function dragsByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const points = [from, to].map(async (one) => {
    const { x, y, width, height } = await boxOf(one);
    return { x: x + width / 2, y: y + height / 2 };
  });
  const [start, end] = await Promise.all(points);
  if (!start || !end) throw new Error("There is nothing to drag.");
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  // It comes to rest: after a fling, Chromium takes the next tap for its end.
  for (const part of [0.02, 0.1, 0.4, 0.8, 1, 1]) {
    await page.waitForTimeout(40);
    const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
