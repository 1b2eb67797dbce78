import { describe, expect, test } from "vitest";
import { freeItems, itemLimits } from "../../../shared/limits.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { ImportAnswer, ImportFaults } from "../../../shared/wardrobe/import.ts";
import { testSite } from "../../testing/test-site.ts";
import { exportsOf, namesOf } from "./testing/item-files.ts";

const subscribed = { subscribedUntil: new Date("2999-01-01") };

describe("a file", () => {
  test("of CSV becomes items in its order, as spreadsheets of many kinds write it", async () => {
    const { ada } = await testSite();
    const commas = [
      "\ufeffName,Category,COLOURS,price,currency,Bought on,notes,favourite",
      '"Coat, long",Coat,"Navy; grey",289.00,eur,2024-10-12,"New lining',
      'since ""March""",yes',
      ",,,,,,,",
      '5" belt,belt,,"1,234.50",USD,,,No',
    ];
    expect(await ada.imports(commas.join("\r\n"))).toMatchObject({
      ...{ status: 200, message: "2 items added", data: { imported: 2 } satisfies ImportAnswer },
    });
    expect(await namesOf(ada)).toEqual(["Coat, long", '5" belt']);
    const { items } = await ada.sees("memberWardrobe", paths.memberWardrobe("ada"));
    const [coat, belt] = await Promise.all(
      items.items.map(async ({ id }) => (await ada.sees("item", paths.item("ada", id))).item),
    );
    expect(coat).toMatchObject({
      ...{ category: "coat", colours: ["navy", "grey"], isFavourite: true, quantity: 1, photo: null },
      own: { price: { micros: 289_000_000, currency: "EUR" }, boughtOn: "2024-10-12" },
    });
    expect(coat?.own?.notes).toBe('New lining\nsince "March"');
    expect(belt?.own?.price).toEqual({ micros: 1_234_500_000, currency: "USD" });
    expect((await ada.imports("colours;name\nnavy,grey;Semi\n")).status).toBe(200);
    expect((await ada.imports("name\tsize\nTabs\t38\n")).status).toBe(200);
    expect((await namesOf(ada)).slice(0, 2)).toEqual(["Tabs", "Semi"]);
  });

  test("of JSON becomes items with the same columns", async () => {
    const { ada } = await testSite();
    const sent = [
      { name: "Coat", colours: ["navy", "grey"], price: 1234.567, currency: "EUR", quantity: 2, favourite: true },
      { name: "Boots", size: 38, seasons: "autumn;winter", archived: "sold", brand: null },
    ];
    expect(await ada.imports(sent)).toMatchObject({ status: 200, data: { imported: 2 } });
    const [coat] = (await exportsOf(ada)).json;
    expect(coat).toMatchObject({ name: "Coat", price: 1234.567, quantity: 2, favourite: true });
  });

  test("with faults is refused with all of them, and nothing of it is imported", async () => {
    const { ada } = await testSite();
    const lines = [
      "name,category,price,currency,bought_on,quantity,weight",
      "Coat,coat,79.50,EUR,2024-03-05,1,",
      ",coatt,about 80,EUR,12/10/2024,,",
      '"Two',
      'lines",,79.50,,,100,',
      "Boots,,,,2024-02-30,1,,,900 g",
    ];
    const { status, message, data } = await ada.imports<ImportFaults>(lines.join("\n"));
    expect([status, message]).toEqual([422, "Nothing was imported. There are 9 things to change."]);
    expect(data.count).toBe(9);
    expect(data.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      ...["1 weight", "3 name", "3 category", "3 price", "3 bought_on", "4 quantity", "4 currency"],
      ...["6 column 9", "6 bought_on"],
    ]);
    const messages = data.faults.map((fault) => fault.message);
    expect(messages[0]).toMatch(/^We don’t know this column. Use one of these: name, category, colours,/);
    expect(messages[1]).toBe("Name the item.");
    expect(messages[2]).toMatch(/^Write one of these: top, shirt, .*, other\.$/);
    expect(messages.slice(3, 7)).toEqual([
      "Write a price like 79.50.",
      "Write a date as 2026-11-25.",
      `Enter ${itemLimits.quantity} or fewer.`,
      "Write the currency of the price, like EUR.",
    ]);
    expect(await namesOf(ada)).toEqual([]);
  });

  test("beyond the limit is refused as a whole, with the way to more room", async () => {
    const { ada, joins } = await testSite();
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Sock ${at}` }));
    const { status, data } = await ada.imports(many(freeItems + 1));
    expect([status, data]).toEqual([409, { limit: freeItems, path: paths.paidSubscription }]);
    expect(await namesOf(ada)).toEqual([]);
    const ida = await joins("Ida", undefined, subscribed);
    expect((await ida.imports(many(freeItems + 1))).status).toBe(200);
    expect((await ida.imports(many(itemLimits.imported + 1))).status).toBe(422);
  });
});

describe("an export", () => {
  test("gives another account the same items, formulas and all", async () => {
    const site = await testSite();
    const bea = await site.joins("Bea");
    await site.ada.adds('=HYPERLINK("x")', { notes: "'=1+1", brand: "''@home", storedAt: "it's '-", size: "+1" });
    await site.ada.adds("Wished", { isWished: true, audience: "me", colours: ["navy", "grey"], seasons: ["winter"] });
    await site.ada.adds("Sold", { archiveReason: "sold", price: { micros: 1_234_567, currency: "KWD" } });
    await bea.adds("Bea’s own");
    const { csv, json } = await exportsOf(site.ada);
    expect(csv).toMatch(/^\ufeffname,category,/);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
    expect(csv).not.toContain("Bea");
    expect(json).toMatchObject([{ name: "Sold" }, { name: "Wished" }, { notes: "'=1+1", brand: "''@home" }]);
    for (const [name, text] of [
      ["Cleo", csv],
      ["Dora", json],
    ] as const) {
      const other = await site.joins(name);
      expect(await other.imports(text)).toMatchObject({ status: 200, data: { imported: 3 } });
      expect(await exportsOf(other)).toEqual({ csv, json });
    }
  });

  test("holds unnamed items, not deleted ones, and is a download of its member’s alone", async () => {
    const { ada, visitor } = await testSite();
    await ada.sends("POST", api.items, { photo: (await ada.hasPhoto()).id, size: "M" });
    const { id } = await ada.adds("Gone");
    await ada.sends("POST", api.itemDeletions, { ids: [id] });
    const answer = await ada.gets(api.itemExport("items.csv"));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="hemline-items.csv"',
      "cache-control": "private, no-store",
    });
    const text = await answer.text();
    expect([text.split("\r\n").length, text.includes("Gone")]).toEqual([3, false]);
    const again = await ada.imports<ImportFaults>(text);
    expect(again.data.faults).toEqual([{ line: 2, column: "name", message: "Name the item." }]);
    expect((await visitor.gets(api.itemExport("items.json"))).status).toBe(401);
    expect((await ada.gets(api.itemExport("items.xml"))).status).toBe(404);
  });
});
