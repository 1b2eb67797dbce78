import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { type E2eMember, memberOf } from "./testing/member.ts";
import { toast } from "./testing/page-actions.ts";
import { boxOf, desktop, openAs, phone } from "./testing/screens.ts";
import { redAndBlue } from "./testing/two-colour-photo.ts";

let hemline: Hemline;
let noor: E2eMember;
let maren: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  [noor, maren] = [await memberOf(hemline, "Noor"), await memberOf(hemline, "Maren")];
  await noor.posts("Linen at noon");
});
afterAll(() => hemline.close());

const refused = /status of 422/;

describe("a profile", () => {
  test("gets a cropped cover and links, which every tab shows at the same place", async () => {
    const page = await openAs(hemline, noor, "/settings/profile", { ...phone, expected: [refused] });
    await page
      .getByLabel("Choose a cover")
      .setInputFiles([{ name: "wide.jpg", mimeType: "image/jpeg", buffer: await redAndBlue() }]);
    await page.getByRole("dialog").getByRole("button", { name: "Save crop" }).click();
    await page.getByRole("button", { name: "Change cover" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("textbox", { name: "Link 1" }).fill("https://bank.example@example.org");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Remove the user name and password from this link.").waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("links.0");
    await page.getByRole("textbox", { name: "Link 1" }).fill("example.org/noor");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL(`**/members/${noor.slug}`);

    const tabs = page.getByRole("navigation", { name: "Pages of Noor" });
    await tabs.waitFor();
    // In the document: how far the strip was scrolled does not matter.
    const placesOf = () =>
      tabs
        .locator("a")
        .evaluateAll((links: HTMLElement[]) =>
          links.map(({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft, offsetTop, offsetWidth]),
        );
    const cover = page.locator("main picture").first();
    const [before, coverBefore] = [await placesOf(), await boxOf(cover)];
    expect(coverBefore.width / coverBefore.height).toBeCloseTo(3, 1);
    for (const name of ["Followers", "Following", "Profile"]) {
      await tabs.getByRole("link", { name }).click();
      await expect.poll(() => tabs.locator("[aria-current]").innerText()).toContain(name);
      expect(await placesOf()).toEqual(before);
      expect(await boxOf(cover)).toEqual(coverBefore);
    }
    const link = page.getByRole("link", { name: "example.org" });
    expect(await link.getAttribute("href")).toBe("https://example.org/noor");
    expect(await link.getAttribute("rel")).toBe("nofollow ugc noopener");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("keeps the address, names, bio and links that another window has changed", async () => {
    const kim = await memberOf(hemline, "Kim");
    const [older, newer] = [
      await openAs(hemline, kim, "/settings/profile"),
      await openAs(hemline, kim, "/settings/profile"),
    ];
    await newer.getByRole("textbox", { name: "Page address" }).fill("countess-kim");
    await newer.getByRole("textbox", { name: "Display name" }).fill("Countess Kim");
    await newer.getByRole("textbox", { name: "Bio" }).fill("Coats.\nMostly.");
    await newer.getByRole("textbox", { name: "Link 1" }).fill("https://example.org/kim");
    await newer.getByRole("button", { name: "Save changes" }).click();
    await newer.waitForURL("**/members/countess-kim");
    await older.getByRole("textbox", { name: "City" }).fill("Bergen");
    await older.getByRole("button", { name: "Save changes" }).click();
    await older.waitForURL("**/members/countess-kim");
    await older.getByText("Bergen").first().waitFor();
    await older.getByRole("heading", { level: 1, name: "Countess Kim" }).waitFor();
    await older.getByText("Mostly.").waitFor();
    await older.getByRole("link", { name: "example.org" }).waitFor();
  });

  test("is followed without script, and the reader stays where they were", async () => {
    const context = await hemline.person({ ...desktop, javaScriptEnabled: false });
    await maren.signsIn(context);
    const page = await context.newPage();
    await page.goto("/members");
    await page.getByRole("button", { name: "Follow Noor" }).click();
    await page.waitForURL("**/members");
    await page.goto(`/members/${noor.slug}`);
    await page.getByRole("button", { name: "Following Noor" }).click();
    await page.getByRole("button", { name: "Follow Noor" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/members/${noor.slug}`);
  });
});

test("a suggested member can be followed, or left out and brought back", async () => {
  const page = await openAs(hemline, maren, "/", phone);
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Members to follow" }) })
    .last();
  await section.getByRole("button", { name: "Don’t suggest Noor" }).click();
  await toast(page, "We won’t suggest Noor again").waitFor();
  await section.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await section.getByRole("button", { name: "Follow Noor" }).click();
  await section.getByRole("status").filter({ hasText: "You follow Noor" }).waitFor({ state: "attached" });
  await page.goto("/members");
  await hydrated(page);
  expect(await page.getByRole("heading", { name: "Members to follow" }).count()).toBe(0);
});

test("notifications are narrowed down by chips", async () => {
  const page = await openAs(hemline, noor, "/notifications", phone);
  const chips = page.getByRole("navigation", { name: "Filter notifications" });
  await chips.getByRole("link", { name: "Likes" }).click();
  await page.getByRole("heading", { name: "No notifications about likes" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Clear filter" }).click();
  await page.getByText("Maren").first().waitFor();
  await chips.getByRole("link", { name: "Follows" }).click();
  await page.getByText("Maren").first().waitFor();
});
