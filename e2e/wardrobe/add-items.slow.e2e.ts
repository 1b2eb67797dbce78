import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { photoLimits } from "../../site/shared/limits.ts";
import { accessibilityFaults } from "../accessibility-faults.ts";
import {
  chooses,
  filter,
  itemsOf,
  manyFiles,
  nameField,
  photo,
  photos,
  tilesThatSay,
  uploadProgress,
} from "../testing/add-items-page.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { memberOf } from "../testing/member.ts";
import { open, press } from "../testing/page-actions.ts";
import { refusedByTest } from "../testing/requests.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

const slowly = async (route: Route, delayMs = 150) => {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  await route.continue();
};

describe("forty photos in one sitting", () => {
  test("become forty items, none twice, though the line is lost and the page reloaded on the way", async () => {
    const lucja = await memberOf(hemline, "Lucja");
    const page = await openAs(hemline, lucja, "/wardrobe/add", { ...phone, hasTouch: true, expected: [refusedByTest] });
    await page.getByText("Choose photos, or drop them here").waitFor();
    expect(await page.getByRole("button", { name: "Take a photo" }).isVisible()).toBe(true);
    let sent = 0;
    await page.route("**/api/photos/*", async (route) => {
      sent++;
      // The site has the photo, and the phone never learns of it.
      if (sent % 9 === 0) {
        await route.fetch();
        return route.abort();
      }
      return slowly(route);
    });
    let created = 0;
    await page.route("**/api/items", async (route) => {
      created++;
      if (created % 7 !== 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await chooses(page, await photos(40));
    await expect.poll(async () => Number(await uploadProgress(page).getAttribute("aria-valuenow"))).toBeGreaterThan(5);
    await page.context().setOffline(true);
    await page.getByText("You’re offline. Your photos wait on this device").waitFor();
    await page.context().setOffline(false);
    await expect.poll(async () => Number(await uploadProgress(page).getAttribute("aria-valuenow"))).toBeGreaterThan(12);
    await page.reload();
    await hydrated(page);
    await page.getByText("All", { exact: false }).first().waitFor();
    await expect
      .poll(() => itemsOf(hemline, "lucja"), { timeout: 60_000, interval: 500 })
      .toEqual([{ state: "draft", items: 40, photos: 40 }]);
    await filter(page, /^To name 40$/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("are named by keyboard alone, one after the other, and what was named is in the wardrobe", async () => {
    const lucja = await memberOf(hemline, "Marta");
    const page = await openAs(hemline, lucja, "/wardrobe/add", desktop);
    await chooses(page, await photos(3));
    await filter(page, /^To name 3$/).waitFor();
    await nameField(page).focus();
    await page.keyboard.type("Wool coat");
    await press(page.getByRole("button", { name: "Coat", exact: true }));
    await nameField(page).focus();
    await page.keyboard.press("Enter");
    await filter(page, /^Named 1$/).waitFor();
    expect(await nameField(page).inputValue()).toBe("");
    await page.keyboard.press("Enter");
    await page.getByText("Name the item.").waitFor();
    await press(page.getByRole("button", { name: "Skip" }));
    await page.getByText("Brand, size, price, date").press("Enter");
    await page.getByLabel("Price").fill("about 80");
    await nameField(page).fill("Chelsea boots");
    await nameField(page).press("Enter");
    await page.getByText("Enter a price like 79.50.").waitFor();
    await page.getByLabel("Price").fill("79,50");
    await page.getByLabel("Price").press("Enter");
    await filter(page, /^Named 2$/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await nameField(page).fill("Scarf");
    await nameField(page).press("Enter");
    await page.getByRole("heading", { name: "Everything has a name" }).waitFor();
    await expect.poll(() => itemsOf(hemline, "marta")).toEqual([{ state: "live", items: 3, photos: 3 }]);
    const { rows } = (await hemline.sql(
      `select name, category, price_micros::int as price from site.items where name in ('Wool coat', 'Chelsea boots') order by name`,
    )) as { rows: object[] };
    expect(rows).toEqual([
      { name: "Chelsea boots", category: null, price: 79_500_000 },
      { name: "Wool coat", category: "coat", price: null },
    ]);
    await page.getByRole("link", { name: "See your wardrobe" }).click();
    await page.getByRole("heading", { level: 3, name: "Wool coat" }).waitFor();
  });

  test("are proposed the photo’s own colours, which one tap changes", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Ines"), "/wardrobe/add", { ...phone, hasTouch: true });
    await chooses(page, [await photo("red.jpg", { r: 176, g: 24, b: 24 })]);
    const found = page.getByRole("group", { name: "Colours we found" });
    await found.getByRole("button", { name: "Red", pressed: true }).waitFor();
    await found.getByRole("button", { name: "Red" }).tap();
    await found.getByRole("button", { name: "More" }).tap();
    await found.getByRole("button", { name: "Pink" }).tap();
    await nameField(page).fill("Silk shirt");
    await page.getByRole("button", { name: "Save item" }).tap();
    await page.getByRole("heading", { name: "Everything has a name" }).waitFor();
    const items = async () => (await (await page.request.get("/api/items")).json()).data.items;
    await expect.poll(items).toMatchObject([{ name: "Silk shirt", colours: ["pink"] }]);
    const buttons = await page.getByRole("main").getByRole("button").all();
    for (const button of buttons) expect((await boxOf(button)).height).toBeGreaterThanOrEqual(32);
  });

  test("go up once from two tabs, and without a place to keep them", async () => {
    const ugne = await memberOf(hemline, "Ugne");
    const first = await openAs(hemline, ugne, "/wardrobe/add", desktop);
    const sent: string[] = [];
    await first.context().route("**/api/photos/*", (route) => {
      sent.push(route.request().url());
      return slowly(route);
    });
    await chooses(first, await photos(8));
    await tilesThatSay(first, "Waiting").first().waitFor();
    const second = await first.context().newPage();
    await open(second, "/wardrobe/add");
    await expect.poll(() => itemsOf(hemline, ugne.slug)).toEqual([{ state: "draft", items: 8, photos: 8 }]);
    expect(new Set(sent).size).toBe(8);
    expect(sent).toHaveLength(8);
    await filter(first, /^To name 8$/).waitFor();
    await filter(second, /^To name 8$/).waitFor();
    await second.close();

    await first.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("No.", "SecurityError");
      };
    });
    await first.reload();
    await hydrated(first);
    await first.route("**/api/photos/*", (route) => slowly(route, 1500));
    await chooses(first, await photos(2, 50));
    await first.getByText("Leave this page open").waitFor();
    await filter(first, /^To name 10$/).waitFor();
    await first.getByText("Leave this page open").waitFor({ state: "detached" });
  });

  test("leave out files that are no photos, ask about those chosen twice, and forget what is cancelled", async () => {
    const page = await openAs(hemline, await memberOf(hemline, "Nadia"), "/wardrobe/add", {
      ...desktop,
      expected: [refusedByTest],
    });
    const folder = await mkdtemp(join(tmpdir(), "hemline-photos-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const at = (name: string) => join(folder, name);
    const coat = at("coat.jpg");
    const [bytes, scarf] = await photos(2);
    if (!bytes || !scarf) throw new Error("There is no photo.");
    await writeFile(coat, bytes.buffer);
    await manyFiles(page).setInputFiles(coat);
    await filter(page, /^To name 1$/).waitFor();
    await manyFiles(page).setInputFiles(coat);
    await page.getByRole("button", { name: "Leave out" }).click();
    await writeFile(at("IMG_2041.HEIC"), "heic");
    await writeFile(at("notes.jpg"), "This is no photo at all.");
    await writeFile(at("huge.jpg"), "");
    await truncate(at("huge.jpg"), photoLimits.sizeBytes + 1);
    // By their paths: so many bytes would take the debugger’s connection half a minute on a busy machine.
    await manyFiles(page).setInputFiles(["IMG_2041.HEIC", "notes.jpg", "huge.jpg"].map(at));
    await page.getByRole("heading", { name: "3 files were left out" }).waitFor();
    await page.getByText("We can’t use HEIC photos.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Replace notes.jpg" }).click();
    await (await chooser).setFiles(scarf);
    await filter(page, /^To name 2$/).waitFor();
    await page.getByRole("button", { name: "Dismiss huge.jpg" }).click();

    // Nothing arrives before it is cancelled.
    await page.route("**/api/photos/*", () => undefined);
    await chooses(page, await photos(6, 10));
    await page.getByRole("button", { name: "Cancel the rest" }).click();
    await page.getByText(/uploads? cancelled/).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByRole("heading", { name: "1 file was left out" }).waitFor();
    expect(await uploadProgress(page).count()).toBe(0);
  });
});
