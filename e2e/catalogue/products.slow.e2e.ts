import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../../site/shared/paths.ts";
import { addItem } from "../testing/add-item.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { norr, opensNorrAndSund } from "../testing/norr-and-sund.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let root: E2eMember;
const path = `/products/${norr.product}`;
const touch = { ...phone, hasTouch: true, isMobile: true };

beforeAll(async () => {
  hemline = await openHemline();
  root = await memberOf(hemline, "Root");
  await hemline.appoints(root.slug);
  await opensNorrAndSund(root);
});
afterAll(() => hemline.close());

type Act = (control: Locator) => Promise<void>;
const byKeyboard: Act = (control) => press(control);
const byTouch: Act = (control) => control.tap();

describe("while naming an item", () => {
  test.each([
    ["keyboard", "Lucja", desktop, byKeyboard, false],
    ["touch", "Ada", touch, byTouch, true],
  ] as const)("a member links her coat to a product by %s", async (_, name, screen, act, isTouch) => {
    const member = await memberOf(hemline, name);
    const id = await addItem(member, { name: "Coat", category: "coat" });
    const page = await openAs(hemline, member, `/members/${member.slug}/wardrobe/${id}`, screen);
    await act(page.getByRole("button", { name: "Edit item" }));
    const field = page.getByRole("combobox", { name: "Name", exact: true });
    await field.fill("wool co");
    const option = page.getByRole("option", { name: /Wool coat/ });
    await option.waitFor();
    await isSound(page);
    if (isTouch) await option.tap();
    else for (const key of ["ArrowDown", "Enter"]) await field.press(key);
    await page.getByText("Linked to the product “Wool coat”").waitFor();
    await act(page.getByRole("button", { name: "Save changes" }));
    const saved = toast(page, "Changes saved");
    await saved.waitFor();
    // On a phone it covers what is below the bar.
    await saved.waitFor({ state: "detached" });
    await act(page.getByRole("link", { name: "Write a review" }));
    await page.waitForURL(`**${path}/review`);
    await page.getByRole("combobox", { name: "Which of your items is it?" }).waitFor();
  });

  test("a member proposes a brand and a product, which others see once they are approved", async () => {
    const [iris, jun] = [await memberOf(hemline, "Iris"), await memberOf(hemline, "Jun")];
    const id = await addItem(iris, { name: "Scarf", category: "scarf" });
    const page = await openAs(hemline, iris, `/members/${iris.slug}/wardrobe/${id}`, desktop);
    await press(page.getByRole("button", { name: "Edit item" }));
    for (const [label, name] of [
      ["Brand", "Żuraw"],
      ["Name", "Crane scarf"],
    ] as const) {
      const field = page.getByRole("combobox", { name: label, exact: true });
      await field.fill(name);
      await page.getByRole("option", { name: new RegExp(`Add “${name}” as a new`) }).waitFor();
      await isSound(page);
      await field.press("ArrowUp");
      await field.press("Enter");
      await page.getByRole("listbox").waitFor({ state: "detached" });
    }
    await page.getByText("Linked to the product “Crane scarf”").waitFor();
    await press(page.getByRole("button", { name: "Save changes" }));
    await page.getByText("“Crane scarf” is waiting for approval. Only you see it until then.").waitFor();

    const other = await openAs(hemline, jun, `/members/${iris.slug}/wardrobe/${id}`, {
      ...phone,
      expected: [/status of 404/],
    });
    await other.getByText("Żuraw").first().waitFor();
    expect(await other.getByRole("link", { name: "Żuraw" }).count()).toBe(0);
    for (const address of ["/brands/zuraw", "/products/crane-scarf"])
      expect((await other.goto(address))?.status()).toBe(404);
    await root.calls("POST", api.adminBrandActions, { action: "approve", slugs: ["zuraw"] });
    await root.calls("POST", api.adminProductActions, { action: "approve", slugs: ["crane-scarf"] });
    await open(other, `/members/${iris.slug}/wardrobe/${id}`);
    await press(other.getByRole("link", { name: "Żuraw" }).first());
    await other.waitForURL("**/brands/zuraw");
    await isSound(other);
  });
});

test("a merge leaves no dead link", async () => {
  const member = await memberOf(hemline, "Vera");
  const double = await root.calls<{ slug: string }>("POST", api.adminBrands, { name: "Norr och Sund" });
  const made = { brand: double.slug, name: "Woollen coat", category: "coat" };
  const { slug } = await root.calls<{ slug: string }>("POST", api.adminProducts, made);
  const id = await addItem(member, { name: "My coat", brandSlug: double.slug, productSlug: slug });
  const look = await member.posts("Grey morning");
  await hemline.sql(`insert into site.look_tags (look_id, position, photo_id, x, y, name, brand_id, product_id)
    select l.id, 0, lp.photo_id, 0.5, 0.5, 'Coat', p.brand_id, p.id from site.looks l
    join site.look_photos lp on lp.look_id = l.id join site.products p on p.slug = '${slug}' where l.slug = '${look}'`);
  await root.calls("POST", api.adminProductActions, { action: "merge", slugs: [slug], into: norr.product });
  await root.calls("POST", api.adminBrandActions, { action: "merge", slugs: [double.slug], into: norr.brand });
  const page = await openAs(hemline, member, `/products/${slug}`, phone);
  expect(new URL(page.url()).pathname).toBe(path);
  await open(page, `/brands/${double.slug}`);
  expect(new URL(page.url()).pathname).toBe(`/brands/${norr.brand}`);
  await open(page, `/looks/${look}`);
  await press(page.getByRole("link", { name: "Wool coat", exact: true }).first());
  await page.waitForURL(`**${path}`);
  await open(page, `/members/${member.slug}/wardrobe/${id}`);
  await press(page.getByRole("link", { name: "Write a review" }));
  await page.waitForURL(`**${path}/review`);
  await open(page, `/members/${member.slug}/wardrobe/${id}`);
  await press(page.getByRole("main").getByRole("link", { name: "Norr & Sund", exact: true }).first());
  await page.waitForURL(`**/brands/${norr.brand}`);
});
