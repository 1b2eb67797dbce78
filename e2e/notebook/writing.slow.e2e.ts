import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftBy, saved, savedAtAll, textOf, tool } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { photoFile } from "../testing/photo-file.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  await ida.calls("POST", "/api/admin/notebook-categories", { name: "Wardrobe arithmetic" });
  await ida.posts("Rain at eleven");
});
afterAll(() => hemline.close());

const photo = () => photoFile(900, 1200);

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
    await expect.poll(() => dialog.getByRole("button", { name: "Add photo" }).isEnabled()).toBe(true);
    await press(dialog.getByRole("button", { name: "Add photo" }));
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
    const mark = page.getByRole("separator", { name: /^Everyone can read up to here/ });
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
    await publication.getByText("This entry has no cover. You can add one").waitFor();
    await publication.getByLabel("At a set time").check();
    await isSound(page);
    const time = (await publication.getByLabel("Goes out").inputValue()).slice(11);
    await press(publication.getByRole("button", { name: "Schedule entry" }));
    await toast(page, "Entry scheduled for ")
      .filter({ hasText: `, ${time}` })
      .waitFor();
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

  test("writes on a phone, by touch", async () => {
    const { id } = await draftBy(ida, "On the tram", "Seven stops.");
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
    await expect.poll(() => dialog.getByRole("button", { name: "Add photos" }).isEnabled()).toBe(true);
    await dialog.getByRole("button", { name: "Add photos" }).tap();
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
    const { id } = await draftBy(ida, "Keys", "Seven stops.");
    const page = await openAs(hemline, ida, `/admin/notebook/${id}`, desktop);
    await textOf(page).focus();
    await page.keyboard.press("Alt+F10");
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Heading");
    await textOf(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("slug");
  });
});
