import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;
let noor: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  noor = await memberOf(hemline, "Noor");
  for (const { slug } of [ida, noor]) await hemline.appoints(slug);
  await ida.calls("POST", "/api/admin/notebook-categories", { name: "Wardrobe arithmetic" });
  await ida.posts("Rain at eleven");
});
afterAll(() => hemline.close());

const textOf = (page: Page) => page.locator(".ProseMirror");
const saved = (page: Page, version: number) => page.getByText(new RegExp(`Saved at .*, version ${version}$`)).waitFor();
const savedAtAll = (page: Page) => page.getByText(/^Saved at /).waitFor();
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Text" }).getByRole("button", { name, exact: true });

const draftOf = (title: string, ...paragraphs: string[]) =>
  ida.calls<{ id: string; version: number }>("POST", "/api/admin/notebook", {
    ...{ title, excerpt: "" },
    document: { version: 1, blocks: paragraphs.map((text) => ({ kind: "paragraph", text: [{ text }] })) },
  });

const photo = async () => ({
  ...{ name: "lining.jpg", mimeType: "image/jpeg" },
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#a9c6c3" } })
    .jpeg()
    .toBuffer(),
});

const pastes = (page: Page, html: string) =>
  textOf(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

describe("an admin", () => {
  test("writes an entry from nothing to its readers", async () => {
    const page = await openAs(hemline, ida, "/admin/notebook/create", desktop);
    await textOf(page).waitFor();
    await isSound(page);
    await page.getByLabel("Title", { exact: true }).fill("The coat nobody wears");
    await saved(page, 1);
    await page.waitForURL(/\/admin\/notebook\/[0-9a-f-]{36}$/);
    await page.getByText("/notebook/the-coat-nobody-wears").first().waitFor();
    await page.getByLabel("Introduction").focus();
    await page.keyboard.type("I logged a whole winter.");
    await page.keyboard.press("Enter");

    await page.keyboard.type("There were ");
    await page.keyboard.press("ControlOrMeta+B");
    await page.keyboard.type("seven");
    await page.keyboard.press("ControlOrMeta+B");
    await page.keyboard.type(' coats, "all told".');
    await page.keyboard.press("Enter");
    await page.keyboard.type("## What a mark does");
    await page.keyboard.press("Enter");
    await pastes(
      page,
      `<p class=MsoNormal><b>Every</b> wear<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Brush</p><p><img src="file:///a.png"><a href="javascript:alert(1)">Steam</a></p>`,
    );
    await page.getByText("1 photo wasn’t pasted").waitFor();
    const html = await textOf(page).innerHTML();
    expect(html).toContain("There were <strong>seven</strong> coats, “all told”.");
    expect(html).toContain(
      "<h2>What a mark does</h2><p><strong>Every</strong> wear</p><ul><li><p>Brush</p></li></ul><p>Steam</p>",
    );

    await page.keyboard.press("Enter");
    await page.keyboard.type("/pho");
    await page.getByRole("option", { name: "Photo" }).waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add one photo or two" });
    await dialog.locator("input[type=file]").setInputFiles([await photo()]);
    await dialog.getByLabel("What the photo shows").fill("An oxblood lining.");
    await expect.poll(() => dialog.getByRole("button", { name: "Insert photo" }).isEnabled()).toBe(true);
    await press(dialog.getByRole("button", { name: "Insert photo" }));
    await dialog.waitFor({ state: "detached" });
    await press(page.getByRole("button", { name: "Crop photo" }));
    const crop = page.getByRole("dialog", { name: "Crop photo" });
    await crop
      .getByRole("group", { name: /Crop area/ })
      .or(crop.locator(".ReactCrop__crop-selection"))
      .first()
      .focus();
    await page.keyboard.press("Tab");
    for (let at = 0; at < 5; at++) await page.keyboard.press("ArrowRight");
    await press(crop.getByRole("button", { name: "Save crop" }));
    await crop.waitFor({ state: "detached" });
    await isSound(page);

    await textOf(page).locator("p", { hasText: "Steam" }).click();
    await press(tool(page, "Card of a look, product, item or brand"));
    const cards = page.getByRole("dialog", { name: "Add a card" });
    await cards.getByRole("combobox", { name: "Find a look" }).fill("rain");
    await cards.getByRole("option", { name: /Rain at eleven/ }).click();
    await cards.waitFor({ state: "detached" });
    await textOf(page).getByText("Look by Ida").waitFor();

    await textOf(page).locator("h2").click();
    await press(tool(page, "Teaser mark"));
    const mark = page.getByRole("separator", { name: /^Everybody reads to here/ });
    await mark.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => mark.getAttribute("aria-valuetext")).toBe("after paragraph 1");
    await savedAtAll(page);

    const about = page.getByRole("complementary", { name: "About this entry" });
    await about.getByRole("button", { name: "Wardrobe arithmetic" }).click();
    await about.getByLabel("Members, from the teaser mark on").check();
    await press(about.getByRole("button", { name: "Save changes" }));
    await toast(page, "Settings saved").waitFor();
    await toast(page, "Settings saved").waitFor({ state: "detached" });

    await press(page.getByRole("button", { name: "Publish entry" }));
    const publication = page.getByRole("dialog", { name: "Publish entry" });
    await publication.getByLabel("At a set time").check();
    await isSound(page);
    await press(publication.getByRole("button", { name: "Schedule entry" }));
    await toast(page, "Entry scheduled").waitFor();
    await publication.waitFor({ state: "detached" });
    await about.getByRole("heading", { name: "Goes out" }).waitFor();
    await press(page.getByRole("button", { name: "Reschedule entry" }));
    await publication.getByLabel("Now").check();
    await press(publication.getByRole("button", { name: "Publish entry" }));
    await toast(page, "Entry published").waitFor();

    const visitor = await hemline.visit("/notebook/the-coat-nobody-wears", phone);
    const read = await visitor.locator("main").innerText();
    expect(read).toContain("There were seven coats");
    expect(read).not.toContain("What a mark does");
    await open(page, "/notebook/the-coat-nobody-wears");
    await page.getByAltText("An oxblood lining.").waitFor();
  });

  test("goes back to an earlier version, and leaves it to a week’s link", async () => {
    const { id, version } = await draftOf("Seven coats", "I would have said four.");
    await noor.calls("PUT", `/api/admin/notebook/${id}/text`, {
      ...{ title: "Seven coats", excerpt: "", version },
      document: { version: 1, blocks: [{ kind: "paragraph", text: [{ text: "Nobody would have said seven." }] }] },
    });
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
    await textOf(page).getByText("Nobody would have said seven.").waitFor();
    await page.getByText("Versions", { exact: true }).click();
    await press(page.getByRole("button", { name: "Compare with version 1" }));
    const dialog = page.getByRole("dialog", { name: "Version 1" });
    await dialog.getByText("I would").first().waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: "Restore version 1" }));
    await textOf(page).getByText("I would have said four.").waitFor();
    await saved(page, 3);
    await press(page.getByRole("button", { name: "Create link" }));
    const link = await page.getByRole("textbox", { name: "Link", exact: true }).inputValue();
    const reader = await hemline.visit(new URL(link).pathname + new URL(link).search, phone);
    await reader.getByText("I would have said four.").waitFor();

    await press(page.getByRole("button", { name: "Delete entry" }));
    await page.waitForURL("**/admin/notebook");
    await press(toast(page, "Entry deleted").getByRole("button", { name: "Undo" }));
    await page.waitForURL(`**/admin/notebook/${id}`);
    await textOf(page).getByText("I would have said four.").waitFor();
  });

  test("loses nothing when another admin saves first", async () => {
    const { id } = await draftOf("Three coats", "One hook.");
    const expected = [/status of 409/];
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, { ...phone, expected });
    const other = await openAs(hemline, noor, `/admin/notebook/${id}`, { ...desktop, expected });
    await textOf(other).locator("p").first().click();
    await other.keyboard.press("End");
    await other.keyboard.type(" By the door.");
    await saved(other, 2);
    await textOf(page).locator("p").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" By the window.");
    const dialog = page.getByRole("dialog", { name: "Choose the newest version" });
    await dialog.getByText("By the door.").waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: /^Take Noor/ }));
    await textOf(page).getByText("One hook. By the door.").waitFor();
    await press(toast(page, "Other version taken").getByRole("button", { name: "Undo" }));
    await textOf(page).getByText("One hook. By the window.").waitFor();
    await saved(page, 3);

    await textOf(other).locator("p").first().click();
    await other.keyboard.press("End");
    await other.keyboard.type(" It holds.");
    await press(other.getByRole("button", { name: "Keep mine as the new version" }));
    await saved(other, 4);
    await other.getByText("Versions", { exact: true }).click();
    await press(other.getByRole("button", { name: "Compare with version 3" }));
    await other.getByRole("dialog").getByText("By the window.").waitFor();
  });

  test("gets back what was never saved", async () => {
    const { id } = await draftOf("A hook", "By the door.");
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, {
      ...desktop,
      expected: [/Failed to load resource/],
    });
    page.on("dialog", (dialog) => void dialog.accept());
    await page.route("**/text", (route) => route.abort());
    await textOf(page).locator("p").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Or the window.");
    await page
      .getByText(/^Not saved\. You’re offline/)
      .first()
      .waitFor();
    await page.unroute("**/text");
    await open(page, `/admin/notebook/${id}`);
    await textOf(page).getByText("By the door.").waitFor();
    await press(page.getByRole("button", { name: "Restore it as the newest version" }));
    await textOf(page).getByText("By the door. Or the window.").waitFor();
    await saved(page, 2);
  });

  test("writes on a phone, by touch", async () => {
    const { id } = await draftOf("On the tram", "Seven stops.");
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, { ...phone, hasTouch: true, isMobile: true });
    await textOf(page).locator("p").first().tap();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("One hook");
    await tool(page, "Heading").tap();
    await expect.poll(() => tool(page, "Heading").getAttribute("aria-pressed")).toBe("true");
    expect(await textOf(page).locator("h2").innerText()).toBe("One hook");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/");
    await page.getByRole("option", { name: "Photo" }).tap();
    const dialog = page.getByRole("dialog", { name: "Add one photo or two" });
    await dialog.locator("input[type=file]").setInputFiles([await photo(), await photo()]);
    await expect.poll(() => dialog.getByRole("button", { name: "Insert photos" }).isEnabled()).toBe(true);
    await dialog.getByRole("button", { name: "Insert photos" }).tap();
    await page.getByLabel("What photo 2 shows").fill("A hook.");
    await page.getByRole("button", { name: "Move photos up" }).tap();
    await isSound(page);
    const small: string[] = [];
    for (const button of await page.locator("[role=toolbar] button, figure button").all()) {
      const { width, height } = await boxOf(button);
      if (width < 44 || height < 44) small.push(`${await button.getAttribute("aria-label")}: ${width} by ${height}`);
    }
    expect(small).toEqual([]);
    await textOf(page).getByRole("img").first().tap();
    await page.keyboard.type("Below");
    await textOf(page).getByText("Below").waitFor();
    expect(await textOf(page).getByRole("img").count()).toBeGreaterThan(0);
    await savedAtAll(page);
    await page.getByRole("link", { name: "About" }).first().tap();
    await page.getByRole("button", { name: "Create link" }).waitFor();
  });

  test("leaves the text with Tab, and comes to its buttons by key", async () => {
    const { id } = await draftOf("Keys", "Seven stops.");
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
    await textOf(page).focus();
    await page.keyboard.press("Alt+F10");
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Heading");
    await textOf(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("slug");
  });
});
