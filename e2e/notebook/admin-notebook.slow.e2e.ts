import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftBy } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { orderOf } from "../testing/ordered-list.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { choosesPhoto } from "../testing/photo-file.ts";
import { boxOf, desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
});
afterAll(() => hemline.close());

/** Only the entries of one test. */
const list = "/admin/notebook?search=";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const select = (page: Page, title: string) =>
  press(page.getByRole("checkbox", { name: `Select ${title}`, exact: true }), "Space");
const bar = (page: Page) => page.getByRole("region", { name: "With the selected entries" });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Which entries" }).getByRole("link", { name, exact: true });

const titles = (page: Page) => page.getByRole("rowheader").locator("b").allInnerTexts();

describe("the list of entries", () => {
  test("publishes what it can of the selected ones, by keyboard, and takes that back", async () => {
    const { id } = await draftBy(ida, "Plain wool", "Seven stops.");
    await draftBy(ida, "Plain felt");
    const page = await openAs(hemline, ida, `${list}plain`, desktop);
    await page.getByText("2 of 2 entries").waitFor();
    await isSound(page);
    await select(page, "Plain wool");
    await select(page, "Plain felt");
    await bar(page).getByText("2 selected").waitFor();
    await press(bar(page).getByRole("button", { name: "Publish", exact: true }));
    const dialog = page.getByRole("dialog", { name: "Publish 2 entries?" });
    await dialog.getByText("Will be published").waitFor();
    await dialog.getByText("Write something before you publish.").waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: "Publish entry" }));
    await toast(page, "1 of 2 entries published").waitFor();
    await rowOf(page, "Plain wool").getByText("Published").waitFor();
    await rowOf(page, "Plain felt").getByText("Draft").waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);
    const visitor = await hemline.visit("/notebook/plain-wool", phone);
    await visitor.getByText("Seven stops.").waitFor();

    await press(toast(page, "1 of 2 entries published").getByRole("button", { name: "Undo" }));
    await toast(page, "Undone").waitFor();
    await rowOf(page, "Plain wool").getByText("Draft").waitFor();
    await open(page, "/admin/audit");
    const [undone, published] = await page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="/admin/notebook/${id}"]`) })
      .allInnerTexts();
    expect(undone).toContain("Undid");
    expect(published).toContain("Published");
  });

  test("unpublishes, deletes and restores entries, each in its tab", async () => {
    for (const title of ["Striped wool", "Striped felt"]) {
      const { id, version } = await draftBy(ida, title, "Seven stops.");
      await ida.calls("PUT", `/api/admin/notebook/${id}/publication`, { version });
    }
    const page = await openAs(hemline, ida, `${list}striped`, desktop);
    await press(page.getByRole("checkbox", { name: "Select all on this page" }).first(), "Space");
    await press(bar(page).getByRole("button", { name: "Unpublish", exact: true }));
    await press(
      page.getByRole("dialog", { name: "Unpublish 2 entries?" }).getByRole("button", { name: "Unpublish 2 entries" }),
    );
    await toast(page, "2 entries unpublished").waitFor();
    await rowOf(page, "Striped felt").getByText("Draft").waitFor();

    await select(page, "Striped wool");
    await press(bar(page).getByRole("button", { name: "Delete", exact: true }));
    const dialog = page.getByRole("dialog", { name: "Delete “Striped wool”?" });
    await dialog.getByText("You can restore it as a draft for 30 days.").waitFor();
    await press(dialog.getByRole("button", { name: "Delete entry" }));
    await page.getByText("1 of 1 entry").waitFor();
    await press(toast(page, "Striped wool deleted").getByRole("button", { name: "Undo" }));
    await page.getByText("2 of 2 entries").waitFor();

    await press(page.getByRole("checkbox", { name: "Select all on this page" }).first(), "Space");
    await press(bar(page).getByRole("button", { name: "Delete", exact: true }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Delete 2 entries" }));
    await page.getByText("No entries found").waitFor();
    await press(tab(page, "Deleted 2"));
    await rowOf(page, "Striped felt").getByText("Deleted").waitFor();
    await select(page, "Striped felt");
    await press(bar(page).getByRole("button", { name: "Restore", exact: true }));
    await isSound(page);
    await press(page.getByRole("dialog").getByRole("button", { name: "Restore entry" }));
    await toast(page, "Striped felt restored").waitFor();
    await tab(page, "Deleted 1").waitFor();
    expect(await titles(page)).toEqual(["Striped wool"]);
  });

  test("is searched, narrowed, put in order and downloaded", async () => {
    for (const title of ["Checked wool", "Checked felt", "Checked linen"]) await draftBy(ida, title, "Seven stops.");
    const page = await openAs(hemline, ida, "/admin/notebook", desktop);
    await page.getByRole("searchbox", { name: "Search entries by title or introduction" }).fill("checked");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=checked/);
    await expect.poll(() => titles(page)).toEqual(["Checked linen", "Checked felt", "Checked wool"]);
    await page.getByRole("combobox", { name: "Order" }).selectOption("By title");
    await page.waitForURL(/sort=title/);
    await expect.poll(() => titles(page)).toEqual(["Checked felt", "Checked linen", "Checked wool"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page.getByRole("link", { name: "Export CSV" })),
    ]);
    expect(download.suggestedFilename()).toBe("hemline-notebook.csv");
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n").slice(0, -1);
    expect(lines.map((line) => line.split(",")[0])).toEqual([
      ...["\ufefftitle", "Checked wool", "Checked felt", "Checked linen"],
    ]);
  });

  test("is used by touch on a phone", async () => {
    for (const title of ["Dotted wool", "Dotted felt"]) await draftBy(ida, title, "Seven stops.");
    const page = await openAs(hemline, ida, `${list}dotted`, { ...phone, hasTouch: true, isMobile: true });
    await page.getByRole("checkbox", { name: "Select all on this page" }).last().tap();
    await bar(page).getByText("2 selected").waitFor();
    await isSound(page);
    for (const button of await bar(page).getByRole("button").all()) {
      const { width, height } = await boxOf(button);
      expect([width >= 44, height >= 44], await button.innerText()).toEqual([true, true]);
    }
    await bar(page).getByRole("button", { name: "Publish", exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: "Publish 2 entries?" });
    await dialog.getByText("Will be published").first().waitFor();
    await isSound(page);
    await dialog.getByRole("button", { name: "Publish 2 entries" }).tap();
    await toast(page, "2 entries published").waitFor();
    await rowOf(page, "Dotted felt").getByText("Published").waitFor();
  });

  test("is read, searched, narrowed and put in order without script", async () => {
    const { id, version } = await draftBy(ida, "Quilted wool", "Seven stops.");
    await ida.calls("PUT", `/api/admin/notebook/${id}/publication`, { version });
    await draftBy(ida, "Quilted felt", "Seven stops.");
    const context = await hemline.person({ ...desktop, javaScriptEnabled: false });
    await ida.signsIn(context);
    const page = await context.newPage();
    await page.goto("/admin/notebook");
    await page.getByRole("searchbox", { name: "Search entries by title or introduction" }).fill("quilted");
    await page.getByRole("combobox", { name: "Order" }).selectOption("By title");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/search=quilted/);
    expect(await titles(page)).toEqual(["Quilted felt", "Quilted wool"]);
    await page
      .getByRole("navigation", { name: "Which entries" })
      .getByRole("link", { name: /^Published/ })
      .click();
    await page.waitForURL(/show=published/);
    expect(await titles(page)).toEqual(["Quilted wool"]);
    const exported = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
    expect(exported).toBe("/api/admin/notebook-export?show=published&search=quilted&sort=title");
  });
});

describe("the categories of the notebook", () => {
  const inOrder = "Categories in their order";

  test("are put in order by keyboard, and by dragging", async () => {
    for (const name of ["Care", "Cloth", "Counting"])
      await ida.calls("POST", "/api/admin/notebook-categories", { name });
    const page = await openAs(hemline, ida, "/admin/notebook-categories", desktop);
    await isSound(page);
    expect(await orderOf(page, inOrder)).toEqual(["Care", "Cloth", "Counting"]);
    await press(page.getByRole("button", { name: /^Move Counting/ }), "Space");
    await page.getByText("Counting picked up, position 3 of 3.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await page.getByText("Order saved").waitFor();
    await open(page, "/admin/notebook-categories");
    expect(await orderOf(page, inOrder)).toEqual(["Counting", "Care", "Cloth"]);

    const from = await boxOf(page.getByRole("button", { name: /^Move Counting/ }));
    const to = await boxOf(page.getByRole("button", { name: /^Move Cloth/ }));
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await page.getByText("Order saved").waitFor();
    await open(page, "/admin/notebook-categories");
    expect(await orderOf(page, inOrder)).toEqual(["Care", "Cloth", "Counting"]);
  });

  test("get a cover, and are merged into another one, to which their address then leads", async () => {
    for (const name of ["Mending", "Repairs"]) await ida.calls("POST", "/api/admin/notebook-categories", { name });
    const page = await openAs(hemline, ida, "/admin/notebook-categories", desktop);
    await press(page.getByRole("link", { name: "Edit Mending" }));
    await page.getByRole("heading", { name: "Mending", level: 1 }).waitFor();
    await choosesPhoto(page, "Choose cover", 1200, 1200);
    const crop = page.getByRole("dialog", { name: "Crop photo" });
    await press(crop.getByRole("button", { name: "Save crop" }));
    await crop.waitFor({ state: "detached" });
    await page.getByText("For people who use a screen reader. One sentence is enough.").waitFor();
    await page.getByLabel("What the cover shows").fill("A darning mushroom under a grey sock.");
    await isSound(page);
    await press(page.getByRole("button", { name: "Save category" }));
    await toast(page, "Category saved").waitFor();
    await open(page, "/admin/notebook-categories/mending");
    await page.getByRole("button", { name: "Replace cover" }).waitFor();
    await page.getByAltText("A darning mushroom under a grey sock.").first().waitFor();

    await open(page, "/admin/notebook-categories/repairs");
    await press(page.getByRole("button", { name: "Merge into another category" }));
    const dialog = page.getByRole("dialog", { name: "Merge Repairs" });
    await dialog.getByText("“Repairs” will be deleted").waitFor();
    await isSound(page);
    await dialog.getByLabel("Merge into").selectOption("Mending");
    await press(dialog.getByRole("button", { name: "Merge categories" }));
    await toast(page, "Categories merged").waitFor();
    await page.waitForURL("**/admin/notebook-categories/mending");
    const visitor = await hemline.visit("/notebook/categories/repairs", phone);
    expect(new URL(visitor.url()).pathname).toBe("/notebook/categories/mending");
    await open(page, "/admin/notebook-categories");
    expect(await orderOf(page, inOrder)).not.toContain("Repairs");
  });
});
