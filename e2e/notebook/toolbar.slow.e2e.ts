import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hasFocus,
  opensDraft,
  paragraph,
  pressesTool,
  savedAtAll,
  textOf,
  tool,
  versionOf,
} from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { desktop } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
});
afterAll(() => hemline.close());

const opens = (title: string, ...paragraphs: string[]) => opensDraft(hemline, ida, title, ...paragraphs);

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
