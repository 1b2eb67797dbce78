import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftBy, savedAtAll, textOf, tool } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { photoFile } from "../testing/photo-file.ts";
import { desktop, openAs } from "../testing/screens.ts";
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

const opens = async (title: string, ...paragraphs: string[]) => {
  const { id } = await draftBy(ida, title, ...paragraphs);
  const page = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
  await textOf(page).waitFor();
  return { id, page };
};

const paragraph = (page: Page, text: string) => textOf(page).locator("p", { hasText: text });

const focused = (page: Page) => page.locator(":focus").getAttribute("aria-label");

/** The text has the focus again, once a dialog has closed. */
const hasFocus = (page: Page) =>
  expect.poll(() => textOf(page).evaluate((text) => text.contains(document.activeElement))).toBe(true);

/** From the text to a button of its toolbar, and presses it, by keyboard alone. */
async function pressesTool(page: Page, name: string): Promise<void> {
  await hasFocus(page);
  await page.keyboard.press("Alt+F10");
  await expect.poll(() => page.locator("[role=toolbar] button:focus").count()).toBe(1);
  await page.keyboard.press("Home");
  for (let at = 0; at < 20 && (await focused(page)) !== name; at++) await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe(name);
  await page.keyboard.press("Enter");
}

/** Of the text, once it is saved. */
const versionOf = async (page: Page): Promise<number> => {
  const status = page.getByText(/Saved at .*, version \d+$/);
  await expect.poll(() => status.count()).toBe(1);
  return Number(/version (\d+)$/.exec(await status.innerText())?.[1]);
};

const alts = (page: Page) =>
  textOf(page)
    .locator("figure img")
    .evaluateAll((photos) => photos.map((photo) => photo.getAttribute("alt")));

describe("the toolbar of the text", () => {
  test("makes a quotation, a pull quote, a divider and a link by mouse", async () => {
    const { id, page } = await opens("By mouse", "One hook.", "By the door.", "It holds.", "Read how.");
    await paragraph(page, "One hook.").click();
    await tool(page, "Quotation").click();
    await expect.poll(() => tool(page, "Quotation").getAttribute("aria-pressed")).toBe("true");
    await paragraph(page, "By the door.").click();
    await tool(page, "Pull quote").click();
    await paragraph(page, "It holds.").click();
    await tool(page, "Divider").click();
    await textOf(page).locator("hr").waitFor();

    await paragraph(page, "Read how.").click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await tool(page, "Link").click();
    const dialog = page.getByRole("dialog", { name: "Add a link" });
    await dialog.getByLabel("Leads to").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await dialog.getByText("Links start with https:// or mailto:").waitFor();
    await isSound(page);
    await dialog.getByLabel("Leads to").fill("hemline.example/care");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await dialog.waitFor({ state: "detached" });
    await textOf(page).getByRole("link", { name: "Read how." }).waitFor();
    await savedAtAll(page);
    await isSound(page);

    await ida.calls("PUT", `/api/admin/notebook/${id}/publication`, { version: await versionOf(page) });
    const visitor = await hemline.visit("/notebook/by-mouse", desktop);
    const article = visitor.locator("article");
    await article.locator("blockquote", { hasText: "One hook." }).waitFor();
    expect(await article.locator("aside", { hasText: "By the door." }).count()).toBe(1);
    expect(await article.locator("hr").count()).toBe(1);
    const link = article.getByRole("link", { name: "Read how." });
    expect(await link.getAttribute("href")).toBe("https://hemline.example/care");
  });

  test("makes them by keyboard, and takes a link away again", async () => {
    const { page } = await opens("By keyboard", "One hook.", "By the door.", "It holds.");
    await textOf(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await pressesTool(page, "Quotation");
    await textOf(page).locator("blockquote", { hasText: "One hook." }).waitFor();
    await page.keyboard.press("ArrowDown");
    await pressesTool(page, "Pull quote");
    await textOf(page).locator("aside.pull-quote", { hasText: "By the door." }).waitFor();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" ");
    await pressesTool(page, "Link");
    const dialog = page.getByRole("dialog", { name: "Add a link" });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByLabel("Leads to").evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type("/looks");
    await page.keyboard.press("Tab");
    await page.keyboard.type("See looks");
    await page.keyboard.press("Enter");
    const link = textOf(page).getByRole("link", { name: "See looks" });
    await expect.poll(() => link.getAttribute("href")).toBe("/looks");
    await hasFocus(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ControlOrMeta+K");
    const edited = page.getByRole("dialog", { name: "Edit link" });
    expect(await edited.getByLabel("Leads to").inputValue()).toBe("/looks");
    await press(edited.getByRole("button", { name: "Remove link" }));
    await link.waitFor({ state: "detached" });
    await paragraph(page, "It holds. See looks").waitFor();

    await hasFocus(page);
    await page.keyboard.press("ControlOrMeta+End");
    await pressesTool(page, "Divider");
    await textOf(page).locator("hr").waitFor();
    await page.keyboard.type("After it");
    await paragraph(page, "After it").waitFor();
    await pressesTool(page, "Quotation");
    await textOf(page).locator("blockquote", { hasText: "After it" }).waitFor();
    await pressesTool(page, "Quotation");
    await textOf(page).locator("blockquote", { hasText: "After it" }).waitFor({ state: "detached" });
    await savedAtAll(page);
  });
});

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

describe("the teaser mark", () => {
  test("is dragged to where the teaser is to end", async () => {
    const { id, page } = await opens("Dragged", "First.", "Second.", "Third.");
    await paragraph(page, "First.").click();
    await tool(page, "Teaser mark").click();
    const mark = page.getByRole("separator", { name: /^Everyone can read up to here/ });
    await expect.poll(() => mark.getAttribute("aria-valuetext")).toBe("after paragraph 1");
    const below = paragraph(page, "Second.");
    const { width, height } = (await below.boundingBox()) ?? { width: 0, height: 0 };
    await mark.dragTo(below, { targetPosition: { x: width - 4, y: height / 2 } });
    await expect.poll(() => mark.getAttribute("aria-valuetext")).toBe("after paragraph 2");
    expect(await mark.count()).toBe(1);
    await isSound(page);
    await versionOf(page);
    await open(page, `/admin/notebook/${id}`);
    await expect.poll(() => mark.getAttribute("aria-valuetext")).toBe("after paragraph 2");

    const about = page.getByRole("complementary", { name: "About this entry" });
    await about.getByLabel("Members, from the teaser mark on").check();
    await press(about.getByRole("button", { name: "Save changes" }));
    await toast(page, "Settings saved").waitFor();
    await ida.calls("PUT", `/api/admin/notebook/${id}/publication`, { version: await versionOf(page) });
    const visitor = await hemline.visit("/notebook/dragged", desktop);
    const read = await visitor.locator("main").innerText();
    expect(read).toContain("Second.");
    expect(read).not.toContain("Third.");
  });
});
