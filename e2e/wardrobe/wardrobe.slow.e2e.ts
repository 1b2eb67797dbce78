import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { addItem } from "../testing/add-item.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { desktop, openAs, phone } from "../testing/screens.ts";

let hemline: Hemline;

const items = [
  { name: "Wool coat", category: "coat", brand: "Nordholm", colours: ["brown"], seasons: ["winter"] },
  { name: "Rain coat", category: "coat", brand: "Halden", colours: ["yellow"] },
  { name: "Grey jumper", category: "knitwear", brand: "Nordholm", colours: ["grey"], seasons: ["winter"] },
  { name: "Brown boots", category: "boots", brand: "Loof", colours: ["brown"] },
] as const;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

async function memberWithItems(firstName: string): Promise<E2eMember & { wardrobe: string; ids: string[] }> {
  const member = await memberOf(hemline, firstName);
  const ids: string[] = [];
  for (const { colours, ...item } of items)
    ids.push(
      await addItem(member, {
        ...item,
        seasons: [...("seasons" in item ? item.seasons : [])],
        colours: [...colours],
      }),
    );
  return { ...member, ids, wardrobe: `/members/${member.slug}/wardrobe` };
}

const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts();
const shows = (page: Page, shown: string[]) => expect.poll(() => names(page)).toEqual(shown);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("a wardrobe", () => {
  test("is filtered, searched and sorted, and each list has an address", async () => {
    const lucja = await memberWithItems("Lucja");
    const page = await openAs(hemline, lucja, lucja.wardrobe, desktop);
    await shows(page, ["Brown boots", "Grey jumper", "Rain coat", "Wool coat"]);
    await page.getByRole("link", { name: /^Coat/ }).click();
    await shows(page, ["Rain coat", "Wool coat"]);
    await page.getByLabel("Search by name or brand").fill("nordholm");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await shows(page, ["Wool coat"]);
    expect(new URL(page.url()).searchParams.get("category")).toBe("coat");
    await page.getByRole("link", { name: /^Coat/ }).click();
    await shows(page, ["Grey jumper", "Wool coat"]);
    await page.getByText("Filter and sort").click();
    await page.getByLabel("Sort by").selectOption("Name");
    await page.getByLabel("Season").selectOption("winter");
    await page.getByLabel("Colour").selectOption("brown");
    await shows(page, ["Wool coat"]);
    await page.reload();
    await shows(page, ["Wool coat"]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await open(page, `${lucja.wardrobe}?search=velvet`);
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect.poll(() => names(page)).toHaveLength(4);
  });

  test("is changed many items at a time by keyboard, and what was archived or deleted comes back", async () => {
    const ada = await memberWithItems("Ada");
    const page = await openAs(hemline, ada, ada.wardrobe, phone);
    const chooses = async (...chosen: string[]) => {
      await press(button(page, "Choose items"));
      for (const name of chosen) await press(page.getByRole("checkbox", { name }), " ");
      await page.getByText(`${chosen.length} items chosen`).waitFor();
    };
    const dialog = page.getByRole("dialog");
    await chooses("Wool coat", "Rain coat");
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(button(page, "Category"));
    await dialog.getByLabel("Category").selectOption("jacket");
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Save changes" }));
    await toast(page, "2 items changed").waitFor();
    await page.getByRole("link", { name: "Jacket 2" }).waitFor();

    await chooses("Rain coat", "Brown boots");
    await press(button(page, "Seasons"));
    await press(dialog.getByRole("checkbox", { name: "Autumn" }), " ");
    await press(dialog.getByRole("button", { name: "Save changes" }));
    await dialog.waitFor({ state: "detached" });

    await chooses("Grey jumper", "Brown boots");
    await press(button(page, "Archive"));
    await press(dialog.getByRole("radio", { name: "Stored away" }), " ");
    await press(dialog.getByRole("button", { name: "Archive items" }));
    await shows(page, ["Rain coat", "Wool coat"]);
    await press(toast(page, "2 items archived").getByRole("button", { name: "Undo" }));
    await expect.poll(() => names(page)).toHaveLength(4);

    await chooses("Grey jumper", "Wool coat");
    await press(button(page, "Delete"));
    await shows(page, ["Brown boots", "Rain coat"]);
    await press(toast(page, "2 items deleted").getByRole("button", { name: "Undo" }));
    await expect.poll(() => names(page)).toHaveLength(4);
    await open(page, `${ada.wardrobe}?season=autumn`);
    await shows(page, ["Brown boots", "Rain coat"]);
  });
});

describe("an item", () => {
  test("is edited in place, and what its owner alone sees stays with them", async () => {
    const olive = await memberWithItems("Olive");
    const page = await openAs(hemline, olive, `${olive.wardrobe}/${olive.ids[0]}`, phone);
    await button(page, "Edit item").click();
    await page.getByLabel("Name", { exact: true }).fill("Winter coat");
    await page.getByLabel("Price").fill("about 80");
    await page.getByLabel("Where you keep it").fill("Attic");
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, "Save changes").click();
    await page.getByText("Enter a price like 79.50.").waitFor();
    await page.getByLabel("Price").fill("80");
    await button(page, "Save changes").click();
    await page.getByRole("heading", { level: 1, name: "Winter coat" }).waitFor();
    await page.getByText("Attic").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const bea = await memberOf(hemline, "Bea");
    const stranger = await openAs(hemline, bea, `${olive.wardrobe}/${olive.ids[0]}`, desktop);
    await stranger.getByRole("heading", { level: 1, name: "Winter coat" }).waitFor();
    expect(await stranger.content()).not.toMatch(/Attic|€80|80000000/);
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await button(stranger, "Report item").click();
    await stranger.getByRole("radio", { name: "Something else" }).check();
    await button(stranger, "Send report").click();
    await stranger.getByRole("dialog", { name: "Report sent" }).waitFor();
  });

  test("and a whole wardrobe are seen by those whom their owner chooses", async () => {
    const cleo = await memberWithItems("Cleo");
    const dora = await memberOf(hemline, "Dora");
    const page = await openAs(hemline, cleo, `${cleo.wardrobe}/${cleo.ids[0]}`, phone);
    await button(page, "Edit item").click();
    await page.getByRole("radio", { name: "Only me" }).check();
    await button(page, "Save changes").click();
    await button(page, "Edit item").waitFor();
    const stranger = await openAs(hemline, dora, cleo.wardrobe, { ...desktop, expected: [/status of 404/] });
    await shows(stranger, ["Brown boots", "Grey jumper", "Rain coat"]);
    const hidden = await stranger.goto(`${cleo.wardrobe}/${cleo.ids[0]}`);
    expect(hidden?.status()).toBe(404);

    await open(page, cleo.wardrobe);
    await page.getByLabel("Who can see your wardrobe").selectOption("Only me");
    await toast(page, "Privacy settings saved").waitFor();
    await open(stranger, cleo.wardrobe);
    await stranger.getByText("hasn’t shared any items").waitFor();
    expect(await accessibilityFaults(stranger)).toEqual([]);
  });
});
