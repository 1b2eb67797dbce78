import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { opensDraft, paragraph, pressesTool, savedAtAll, textOf, tool, versionOf } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press } from "../testing/page-actions.ts";
import { photoFile } from "../testing/photo-file.ts";
import { desktop } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  await ida.posts("Rain at eleven");
  await ida.calls("POST", "/api/items", { name: "Oxblood scarf", category: "scarf" });
  await opensNorrAndSund(ida);
});
afterAll(() => hemline.close());

const opens = (title: string, ...paragraphs: string[]) => opensDraft(hemline, ida, title, ...paragraphs);

const alts = (page: Page) =>
  textOf(page)
    .locator("figure img")
    .evaluateAll((photos) => photos.map((photo) => photo.getAttribute("alt")));

describe("photos in the text", () => {
  test("are wide, or a pair whose order is swapped", async () => {
    const { page } = await opens("Photos", "Two linings.");
    await paragraph(page, "Two linings.").click();
    await tool(page, "Photo").click();
    const dialog = page.getByRole("dialog", { name: "Add one photo or two" });
    await dialog.locator("input[type=file]").setInputFiles([await photoFile(900, 600, "#7a1f2b")]);
    await dialog.getByLabel("What the photo shows").fill("An oxblood lining.");
    await expect.poll(() => dialog.getByRole("button", { name: "Add photo" }).isEnabled()).toBe(true);
    await dialog.getByRole("button", { name: "Add photo" }).click();
    await dialog.waitFor({ state: "detached" });

    const tools = page.getByRole("group", { name: "Photo", exact: true });
    const wider = tools.getByRole("button", { name: "Wider than the text" });
    await wider.click();
    await expect.poll(() => wider.getAttribute("aria-pressed")).toBe("true");
    await textOf(page).locator("figure [data-layout=full]").waitFor();
    await isSound(page);
    await press(wider);
    await expect.poll(() => wider.getAttribute("aria-pressed")).toBe("false");

    await press(tools.getByRole("button", { name: "Add a second photo" }));
    const second = page.getByRole("dialog", { name: "Add a photo" });
    await second.locator("input[type=file]").setInputFiles([await photoFile(600, 900, "#1f2b7a")]);
    await second.getByLabel("What the photo shows").fill("A navy lining.");
    await expect.poll(() => second.getByRole("button", { name: "Add photo" }).isEnabled()).toBe(true);
    await press(second.getByRole("button", { name: "Add photo" }));
    await second.waitFor({ state: "detached" });
    await expect.poll(() => alts(page)).toEqual(["An oxblood lining.", "A navy lining."]);
    await textOf(page).locator("figure [data-layout=pair]").waitFor();

    await textOf(page).locator("figure img").first().click();
    const both = page.getByRole("group", { name: "Photos", exact: true });
    await both.getByRole("button", { name: "Swap the photos" }).click();
    await expect.poll(() => alts(page)).toEqual(["A navy lining.", "An oxblood lining."]);
    await isSound(page);
    await savedAtAll(page);
    await open(page, new URL(page.url()).pathname);
    await expect.poll(() => alts(page)).toEqual(["A navy lining.", "An oxblood lining."]);

    await textOf(page).locator("figure img").first().click();
    await press(both.getByRole("button", { name: "Remove the second photo" }));
    await expect.poll(() => alts(page)).toEqual(["A navy lining."]);
    await savedAtAll(page);
  });
});

describe("cards", () => {
  test("of a product, an item and a brand are found and chosen, and readers see them", async () => {
    const { id, page } = await opens("Cards", "What we wore.");
    const dialog = page.getByRole("dialog", { name: "Add a card" });
    await paragraph(page, "What we wore.").click();
    await tool(page, "Card of a look, product, item or brand").click();
    await isSound(page);
    await dialog.getByRole("radio", { name: "Product" }).check();
    await dialog.getByRole("combobox", { name: "Find a product" }).fill("wool");
    await dialog.getByRole("option", { name: /Wool coat/ }).click();
    await dialog.waitFor({ state: "detached" });
    await textOf(page).getByText("Wool coat, Norr & Sund").waitFor();

    await pressesTool(page, "Card of a look, product, item or brand");
    await dialog.getByRole("radio", { name: "Item" }).check();
    await dialog.getByRole("combobox", { name: "Find an item" }).focus();
    await page.keyboard.type("oxblood");
    await dialog.getByRole("option", { name: /Oxblood scarf/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await textOf(page).getByText("Ida’s wardrobe").waitFor();

    await pressesTool(page, "Card of a look, product, item or brand");
    await dialog.getByRole("radio", { name: "Brand" }).check();
    const search = dialog.getByRole("combobox", { name: "Find a brand" });
    await search.fill("no such brand");
    await dialog.getByText("Nothing found for “no such brand”.").waitFor();
    await search.fill("norr");
    await dialog.getByRole("option", { name: /Norr & Sund/ }).click();
    await dialog.waitFor({ state: "detached" });
    await textOf(page).getByText("Brand, 5 products").waitFor();
    await isSound(page);
    await savedAtAll(page);

    await ida.calls("PUT", `/api/admin/notebook/${id}/publication`, { version: await versionOf(page) });
    const visitor = await hemline.visit("/notebook/cards", desktop);
    const article = visitor.locator("article");
    for (const href of [`/products/${norr.product}`, `/brands/${norr.brand}`])
      await article.locator(`a[href="${href}"]`).first().waitFor();
    await article.getByText("Ida’s wardrobe").waitFor();
  });
});
