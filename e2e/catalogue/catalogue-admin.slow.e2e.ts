import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { orderOf } from "../testing/ordered-list.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { choosesPhoto } from "../testing/photo-file.ts";
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
});
afterAll(() => hemline.close());

const brandOf = (name: string) => ida.calls<{ slug: string }>("POST", "/api/admin/brands", { name });
const productOf = (brand: string, name: string) =>
  ida.calls<{ slug: string }>("POST", "/api/admin/products", { brand, name, category: "coat" });

describe("an admin", () => {
  test("opens a brand from nothing to a lookbook of two products, by keyboard", async () => {
    const page = await openAs(hemline, ida, "/admin/brands", { ...desktop, expected: [/status of 422/] });
    await isSound(page);
    await press(page.getByRole("link", { name: "New brand" }).first());
    await page.getByLabel("Name", { exact: true }).fill("Norr & Sund");
    await page.getByText("/brands/norr-sund").first().waitFor();
    await page.getByLabel("Description").fill("Outerwear from a mill town.");
    await page.getByText("27 of 500 characters").waitFor();
    await page.getByLabel("Website").fill("norr sund");
    await choosesPhoto(page, "Choose logo", 400, 400);
    await page.getByRole("button", { name: "Replace logo" }).waitFor();
    await choosesPhoto(page, "Choose cover", 1200, 900);
    const crop = page.getByRole("dialog", { name: "Crop photo" });
    await press(crop.getByRole("button", { name: "Save crop" }));
    await crop.waitFor({ state: "detached" });
    await page.getByLabel("What the cover shows").fill("A camel coat with an oxblood lining.");
    await isSound(page);
    await page.getByLabel("Founded").fill("1974");
    await page.keyboard.press("Enter");
    await page.getByText("Remove the spaces and hidden characters from this link.").waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("links.0");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("norr-sund.example");
    await page.keyboard.press("Enter");
    await toast(page, "Brand created").waitFor();
    await page.waitForURL("**/admin/brands/norr-sund");

    await press(page.getByRole("link", { name: "Add a collection" }));
    await page.getByLabel("Season").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Autumn 2026");
    await page.getByLabel("Season").selectOption("autumn");
    await press(page.getByRole("button", { name: "Create collection" }));
    await page.waitForURL("**/collections/autumn-2026");
    for (const name of ["Camel coat", "Navy blazer"]) await productOf("norr-sund", name);
    for (const name of ["Camel coat", "Navy blazer"]) {
      const search = page.getByRole("combobox", { name: "Add a product" });
      await search.focus();
      await page.keyboard.type(name.slice(0, 5));
      await page.getByRole("option", { name }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await toast(page, `${name} added`).waitFor();
    }
    await expect
      .poll(() => orderOf(page, "Products in the order of the lookbook"))
      .toEqual(["Camel coat", "Navy blazer"]);
    await isSound(page);

    const handle = page.getByRole("button", { name: /^Move Navy blazer/ });
    await press(handle, "Space");
    await page.getByText("Navy blazer picked up, position 2 of 2.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await page.getByText("Order saved").waitFor();
    const visitor = await hemline.visit("/brands/norr-sund/collections/autumn-2026", phone);
    const names = await visitor.locator("main").innerText();
    expect(names.indexOf("Navy blazer")).toBeLessThan(names.indexOf("Camel coat"));
    expect(names.indexOf("Navy blazer")).toBeGreaterThan(0);
  });

  test("puts collections in order by touch", async () => {
    const { slug } = await brandOf("Halden");
    for (const name of ["First", "Second", "Third"])
      await ida.calls("POST", `/api/admin/brands/${slug}/collections`, { name });
    const page = await openAs(hemline, ida, `/admin/brands/${slug}`, { ...phone, hasTouch: true, isMobile: true });
    await expect.poll(() => orderOf(page, "Collections in their order")).toEqual(["Third", "Second", "First"]);
    const from = page.getByRole("button", { name: /^Move First/ });
    await from.scrollIntoViewIfNeeded();
    await isSound(page);
    const start = await boxOf(from);
    const end = await boxOf(page.getByRole("button", { name: /^Move Third/ }));
    const session = await page.context().newCDPSession(page);
    const x = start.x + start.width / 2;
    const at = (y: number) => [{ x, y }];
    const [startY, endY] = [start.y + start.height / 2, end.y + end.height / 2];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(startY) });
    for (let step = 1; step <= 12; step++)
      await session.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: at(startY + ((endY - startY) * step) / 12),
      });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.getByText("Order saved").waitFor();
    await open(page, `/admin/brands/${slug}`);
    expect(await orderOf(page, "Collections in their order")).toEqual(["First", "Third", "Second"]);
  });

  test("loses no text when another admin saves first, nor when the page is loaded again", async () => {
    const { slug } = await brandOf("Okla");
    const page = await openAs(hemline, ida, `/admin/brands/${slug}`, { ...phone, expected: [/status of 409/] });
    const other = await openAs(hemline, noor, `/admin/brands/${slug}`, desktop);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByLabel("Description").fill("A repair counter that answers letters.");
    await other.getByLabel("Description").fill("A repair counter that writes back.");
    await other.getByLabel("Founded").fill("1972");
    await press(other.getByRole("button", { name: "Save brand" }));
    await toast(other, "Brand saved").waitFor();

    await open(page, `/admin/brands/${slug}`);
    await page.getByText("We’ve restored what you hadn’t saved.").waitFor();
    const text = "A repair counter that answers letters.";
    await expect.poll(() => page.getByLabel("Description").inputValue()).toBe(text);
    await press(page.getByRole("button", { name: "Save brand" }));
    const conflict = page.getByRole("region", { name: "Noor saved this brand while you were writing" });
    await conflict.waitFor();
    await expect.poll(() => conflict.evaluate((section) => section === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "Save brand" }).isDisabled()).toBe(true);
    await page.getByText("Choose between the two versions above first.").waitFor();
    const description = conflict.getByRole("group", { name: "Description" });
    expect(await description.locator("mark").allInnerTexts()).toEqual(["answers letters", "writes back"]);
    expect(await description.getByRole("radio", { name: "Yours" }).isChecked()).toBe(true);
    const founded = conflict.getByRole("group", { name: "Founded" });
    expect(await founded.getByRole("radio", { name: /Noor.?’s/ }).isChecked()).toBe(true);
    await isSound(page);
    await press(conflict.getByRole("button", { name: "Save this choice" }));
    await toast(page, "Brand saved").waitFor();
    await expect.poll(() => page.getByLabel("Founded").inputValue()).toBe("1972");
    expect(await page.getByLabel("Description").inputValue()).toBe("A repair counter that answers letters.");
  });

  test("merges one brand into another, to which the old address then leads", async () => {
    await brandOf("Norr och Sund AB");
    await brandOf("Norrsund");
    const page = await openAs(hemline, ida, "/admin/brands/norr-och-sund-ab", desktop);
    await press(page.getByRole("button", { name: "More for Norr och Sund AB" }));
    await press(page.getByRole("button", { name: "Merge into another brand" }));
    const dialog = page.getByRole("dialog");
    await page.keyboard.type("norrsu");
    await dialog.getByRole("option", { name: "Norrsund" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await dialog.getByText("Merging can’t be undone.").waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: "Merge brand" }));
    await page.waitForURL("**/admin/brands/norrsund");
    await toast(page, "Norr och Sund AB merged").waitFor();
    await page.getByText("“norr-och-sund-ab” leads here too.").waitFor();
    const visitor = await hemline.visit("/brands/norr-och-sund-ab", phone);
    expect(new URL(visitor.url()).pathname).toBe("/brands/norrsund");
  });

  test("approves proposals together, and takes that back", async () => {
    const lucja = await memberOf(hemline, "Lucja");
    for (const name of ["Żuraw", "Praha"]) await lucja.calls("POST", "/api/brands", { name });
    const page = await openAs(hemline, ida, "/admin/brands?state=proposed", phone);
    await press(page.getByRole("checkbox", { name: "Select all on this page" }), "Space");
    await press(page.getByRole("button", { name: "Approve 2 proposed" }));
    const dialog = page.getByRole("dialog", { name: "Approve 2 brands?" });
    await dialog.getByText("Will be public, and we’ll tell its proposer").first().waitFor();
    await isSound(page);
    await press(dialog.getByRole("button", { name: "Approve 2 brands" }));
    await page.getByText("No proposed brands").waitFor();
    await press(toast(page, "2 brands approved").getByRole("button", { name: "Undo" }));
    await page.getByRole("checkbox", { name: "Select Żuraw" }).waitFor();
    await page.getByRole("checkbox", { name: "Select Praha" }).waitFor();
    await isSound(page);
  });

  test("is told of each faulty line of a file what to write instead", async () => {
    const page = await openAs(hemline, ida, "/admin/products/import", { ...phone, expected: [/status of 422/] });
    const { slug } = await brandOf("Kőszeg Knit");
    const list = page.getByLabel("Or paste your list");
    await list.fill(`name,brand,category\nCardigan,${slug},knitwear\n,${slug},coat\nScarf,nobody,scarff`);
    await press(page.getByRole("button", { name: "Import products" }));
    const result = page.getByRole("region", { name: "Result of the import" });
    await result.getByText("Nothing was imported.").waitFor();
    await result.getByText("Name the product.").waitFor();
    await result.getByRole("button", { name: "Line 4" }).first().waitFor();
    await isSound(page);
    await list.fill(`name,brand,category\nCardigan,${slug},knitwear`);
    await press(page.getByRole("button", { name: "Import products" }));
    await result.getByText("1 product added").waitFor();
    await press(result.getByRole("link", { name: "See all products" }));
    await page.getByRole("checkbox", { name: "Select Cardigan" }).waitFor();
  });
});
