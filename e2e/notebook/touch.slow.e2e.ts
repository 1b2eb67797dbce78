import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftBy, savedAtAll, textOf, tool } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { press } from "../testing/page-actions.ts";
import { photoFile } from "../testing/photo-file.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  await ida.posts("Rain at eleven");
});
afterAll(() => hemline.close());

const touch = { ...phone, hasTouch: true, isMobile: true };

async function opensDraft(title: string, ...paragraphs: string[]) {
  const { id } = await draftBy(ida, title, ...paragraphs);
  const page = await openAs(hemline, ida, `/admin/notebook/${id}`, touch);
  await textOf(page).waitFor();
  return { id, page };
}

const tapsText = (page: Page, text: string) => textOf(page).locator("p", { hasText: text }).first().tap();

async function isPressed(page: Page, name: string): Promise<void> {
  await tool(page, name).tap();
  await expect.poll(() => tool(page, name).getAttribute("aria-pressed")).toBe("true");
}

test("a list, a quotation, bold words and a link are made by touch", async () => {
  const { page } = await opensDraft("By touch", "Brush it.", "I would have said four.", "Seven coats.", "Read how.");
  await tapsText(page, "Brush it.");
  await isPressed(page, "List");
  await textOf(page).locator("ul").getByText("Brush it.").waitFor();
  await tapsText(page, "I would have said four.");
  await isPressed(page, "Quotation");
  await textOf(page).locator("blockquote").getByText("I would have said four.").waitFor();

  // A long press chooses words in ways that only the device knows.
  const chooses = (text: string) =>
    textOf(page)
      .locator("p", { hasText: text })
      .first()
      .evaluate((line) => getSelection()?.selectAllChildren(line));
  await tapsText(page, "Seven coats.");
  await chooses("Seven coats.");
  await isPressed(page, "Bold");
  await textOf(page).locator("strong").getByText("Seven coats.").waitFor();

  await tapsText(page, "Read how.");
  await chooses("Read how.");
  await tool(page, "Link").tap();
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Leads to").fill("hemline.example/care");
  await isSound(page);
  await dialog.getByRole("button", { name: "Add link" }).tap();
  await dialog.waitFor({ state: "detached" });
  await textOf(page).getByRole("link", { name: "Read how." }).waitFor();
  await savedAtAll(page);
});

test("a photo is added and cropped by touch, and the publication leads to its missing description", async () => {
  const { page } = await opensDraft("Photos", "Two linings.");
  await tapsText(page, "Two linings.");
  await tool(page, "Photo").tap();
  const dialog = page.getByRole("dialog", { name: "Add one photo or two" });
  await dialog.locator("input[type=file]").setInputFiles([await photoFile(900, 1200)]);
  await expect.poll(() => dialog.getByRole("button", { name: "Add photo" }).isEnabled()).toBe(true);
  await dialog.getByRole("button", { name: "Add photo" }).tap();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Crop photo" }).tap();
  const crop = page.getByRole("dialog", { name: "Crop photo" });
  await crop.getByRole("button", { name: "Save crop" }).tap();
  await crop.waitFor({ state: "detached" });
  await savedAtAll(page);

  await page.getByRole("button", { name: "Publish entry" }).tap();
  const publication = page.getByRole("dialog", { name: "Publish entry" });
  await publication.getByText(/^1 photo has no description/).waitFor();
  await isSound(page);
  await publication.getByRole("button", { name: "Describe the photo" }).tap();
  await publication.waitFor({ state: "detached" });
  const field = page.getByLabel("What the photo shows");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("An oxblood lining.");
  await page.getByRole("button", { name: "Publish entry" }).tap();
  await publication.getByRole("button", { name: "Publish entry" }).waitFor();
  expect(await publication.getByText("no description").count()).toBe(0);
});

test("a card is added, and the teaser mark moved, by touch", async () => {
  const { page } = await opensDraft("Marks", "One hook.", "By the door.", "It holds.");
  await tapsText(page, "One hook.");
  await tool(page, "Card of a look, product, item or brand").tap();
  const cards = page.getByRole("dialog", { name: "Add a card" });
  await cards.getByRole("combobox", { name: "Find a look" }).fill("rain");
  await cards.getByRole("option", { name: /Rain at eleven/ }).tap();
  await cards.waitFor({ state: "detached" });
  await textOf(page).getByText("Look by Ida").waitFor();

  await tapsText(page, "By the door.");
  await tool(page, "Teaser mark").tap();
  const mark = page.getByRole("separator", { name: /^Everyone can read up to here/ });
  const where = () => mark.getAttribute("aria-valuetext");
  const first = Number(/\d+$/.exec((await where()) ?? "")?.[0]);
  const [up, down] = ["up", "down"].map((way) => page.getByRole("button", { name: `Move the teaser mark ${way}` }));
  await up?.tap();
  await expect.poll(where).toBe(`after paragraph ${first - 1}`);
  await down?.tap();
  await expect.poll(where).toBe(`after paragraph ${first}`);
  for (const button of [up, down]) {
    const { width, height } = await boxOf(button ?? mark);
    expect([width >= 44, height >= 44]).toEqual([true, true]);
  }
  await isSound(page);
  await savedAtAll(page);
});

test("the preview shows the newest text to its admin, and leads back", async () => {
  const { id, page } = await opensDraft("Preview", "One hook.");
  await tapsText(page, "One hook.");
  await page.keyboard.press("End");
  await page.keyboard.type(" By the window.");
  await page.getByRole("button", { name: "Open preview" }).tap();
  await page.waitForURL(`**/admin/notebook/${id}/preview`);
  await page.getByRole("article").getByText("One hook. By the window.").waitFor();
  await isSound(page);
  await page.getByRole("link", { name: "Back to the editor" }).tap();
  await textOf(page).getByText("One hook. By the window.").waitFor();

  const desk = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
  await press(desk.getByRole("button", { name: "Preview", exact: true }));
  await desk.waitForURL(`**/admin/notebook/${id}/preview`);
  await desk.getByRole("article").getByText("One hook. By the window.").waitFor();
  await isSound(desk);
});
