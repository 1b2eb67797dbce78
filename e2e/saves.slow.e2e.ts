import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type Hemline, openHemline } from "./testing/hemline.ts";
import { logIn, memberOf } from "./testing/member.ts";
import { open, press, toast } from "./testing/page-actions.ts";
import { refusedByTest } from "./testing/requests.ts";
import { openAs, phone } from "./testing/screens.ts";

let hemline: Hemline;
beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const titles = (page: Page) => page.locator("main h3").allInnerTexts();
const tiles = async (page: Page) =>
  (await page.getByRole("navigation", { name: "Folders" }).getByRole("link").allInnerTexts()).map((text) =>
    text.trim().replace(/\s*\n\s*/g, ": "),
  );

describe("saved looks", () => {
  test("are kept in folders, on a phone and by keyboard alone", async () => {
    const [maren, noor] = [await memberOf(hemline, "Maren"), await memberOf(hemline, "Noor")];
    const [linen, rain] = [await maren.posts("Linen at noon"), await maren.posts("Rain at eleven")];
    const page = await openAs(hemline, noor, `/looks/${linen}`, { ...phone, expected: [refusedByTest] });
    await press(page.getByRole("button", { name: "Save Linen at noon" }));
    await page.getByRole("button", { name: "Saved Linen at noon" }).waitFor();

    await press(page.getByRole("button", { name: "Add to folder" }));
    const dialog = page.getByRole("dialog", { name: "Add to folder" });
    await dialog.getByText("You don’t have any folders yet").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Create folder" }));
    await dialog.getByText("Name the folder.").waitFor();
    await dialog.getByLabel("New folder").fill("Coats");
    await dialog.getByLabel("New folder").press("Enter");
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Coats" }).isChecked()).toBe(true);
    await dialog.getByLabel("New folder").fill("coats");
    await dialog.getByLabel("New folder").press("Enter");
    await dialog.getByText("You already have a folder with this name").waitFor();
    await page.keyboard.press("Escape");

    await open(page, `/looks/${rain}`);
    await press(page.getByRole("button", { name: "Add to folder" }));
    const coats = dialog.getByRole("checkbox", { name: "Coats" });
    await press(coats, "Space");
    await press(toast(page, "Saved to Coats").getByRole("button", { name: "Undo" }));
    await expect.poll(() => coats.isChecked()).toBe(false);
    await page.getByRole("button", { name: "Save Rain at eleven", includeHidden: true }).waitFor();
    await press(coats, "Space");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Saved Rain at eleven" }).waitFor();

    await press(page.getByRole("button", { name: "Your menu, Noor" }));
    await press(page.getByRole("link", { name: "Saved" }));
    await page.waitForURL("**/saved");
    await expect.poll(() => titles(page)).toEqual(["Rain at eleven", "Linen at noon"]);
    expect(await tiles(page)).toEqual(["All saved looks: 2 looks", "Coats: 2 looks"]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Coats" }));
    await page.getByRole("heading", { name: "Coats" }).waitFor();
    await press(page.getByRole("button", { name: "More for Rain at eleven" }));
    await press(page.getByRole("button", { name: "Remove from folder" }));
    await expect.poll(() => titles(page)).toEqual(["Linen at noon"]);
    await expect.poll(() => tiles(page)).toEqual(["All saved looks: 2 looks", "Coats: 1 look"]);
    await press(page.getByRole("button", { name: "More for Linen at noon" }));
    await press(page.getByRole("button", { name: "Remove from Saved" }));
    await press(toast(page, "Removed from Saved").getByRole("button", { name: "Undo" }));
    await expect.poll(() => titles(page)).toEqual(["Linen at noon"]);
    await expect.poll(() => tiles(page)).toEqual(["All saved looks: 2 looks", "Coats: 1 look"]);
    await press(page.getByRole("button", { name: "More for Linen at noon" }));
    await press(page.getByRole("button", { name: "Remove from folder" }));
    await page.getByRole("heading", { name: "Nothing in Coats yet" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(page.getByRole("button", { name: "More for folder Coats" }));
    await press(page.getByRole("button", { name: "Rename folder" }));
    await page.getByRole("dialog").getByLabel("Name").fill("מעילים");
    await page.getByRole("dialog").getByLabel("Name").press("Enter");
    await page.getByRole("heading", { name: "מעילים", exact: true }).waitFor();
    await press(page.getByRole("button", { name: "More for folder מעילים" }));
    await press(page.getByRole("button", { name: "Delete folder" }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Delete folder" }));
    await toast(page, "Folder deleted").waitFor();
    await expect.poll(() => titles(page)).toEqual(["Linen at noon", "Rain at eleven"]);
    expect(await page.getByRole("navigation", { name: "Folders" }).count()).toBe(0);

    const owner = await openAs(hemline, maren, `/looks/${linen}`);
    await owner.getByText("Saved by 1 member. Only you see this.").waitFor();
  });

  test("wait for a visitor to log in", async () => {
    const lea = await memberOf(hemline, "Lea");
    const slug = await lea.posts("Wool in May");
    const page = await (await hemline.person({ expected: [refusedByTest] })).newPage();
    await open(page, "/saved");
    await page.getByText("Your session has expired.").waitFor();
    await open(page, `/looks/${slug}`);
    expect(await page.getByRole("button", { name: "Add to folder" }).count()).toBe(0);
    await page.getByRole("button", { name: "Save Wool in May" }).click();
    await page.getByRole("dialog", { name: "Log in to save this look" }).waitFor();
    await logIn(page, lea);
    await page.getByRole("button", { name: "Saved Wool in May" }).waitFor();
  });
});
