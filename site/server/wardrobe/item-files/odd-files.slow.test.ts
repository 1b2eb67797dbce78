import { describe, expect, test } from "vitest";
import { itemLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import type { ImportFaults } from "../../../shared/wardrobe/import.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";
import { exportsOf, namesOf } from "./testing/item-files.ts";

const subscribed = { subscribedUntil: new Date("2999-01-01") };
const bytes = (...values: number[]) => Uint8Array.from(values);

describe("a file that cannot be read", () => {
  test.each<[what: string, file: string | object[] | Uint8Array<ArrayBuffer>, message: RegExp]>([
    ["nothing", "", /^There are no items in this file/],
    ["blank lines", "\n \n,,\n", /^There are no items/],
    ["names of columns alone", "name,brand\n\n", /^There are no items/],
    ["an empty list", [], /^There are no items/],
    ["bytes that are no UTF-8", bytes(0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xc9, 0x63), /Save it as UTF-8/],
    ["UTF-16", bytes(0xff, 0xfe, 0x6e, 0x00), /Save it as UTF-8/],
    ["UTF-16 without its mark", bytes(0x6e, 0x00, 0x61, 0x00), /Save it as UTF-8/],
    ["too many lines", `name\n${"Sock\n".repeat(itemLimits.imported + 1)}`, /^A file can have up to 2,000 items/],
  ])("%s", async (_what, file, sentence) => {
    const { ada } = await testSite();
    const { status, message } = await ada.imports(file);
    expect([status, message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  test.each<[text: string, message: RegExp]>([
    ['{"name": "Coat"}', /^JSON needs a list of items/],
    ["null", /^JSON needs a list/],
    ['"name"', /^JSON needs a list/],
    ['[{"name": "Coat"},\n{"name": "Boots"', /^This JSON isn’t complete/],
    ['[\n{"name": "Coat" "size": 3}\n]', /near line 2 and/],
    ["[".repeat(100_000), /^This JSON isn’t complete/],
  ])("the JSON %#", async (text, sentence) => {
    const { ada } = await testSite();
    const { status, message } = await ada.imports(text, { "Content-Type": "application/json" });
    expect([status, message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  test("of another type, or too large", async () => {
    const { ada } = await testSite();
    expect((await ada.imports("name\nCoat", { "Content-Type": "application/xml" })).status).toBe(415);
    const large = `name,notes\nCoat,"${"a".repeat(itemLimits.importedBytes)}"`;
    expect(await ada.imports(large)).toMatchObject({
      ...{ status: 413, message: "That’s more than 2 MB. Shorten it and try again." },
    });
    expect(await namesOf(ada)).toEqual([]);
  });
});

describe("faults", () => {
  const faultsOf = async ({ ada }: TestSite, file: string | object[]) => {
    const { status, data } = await ada.imports<ImportFaults>(file);
    expect(status).toBe(422);
    return data.faults.map(({ line, column, message }) => `${line} ${column}: ${message}`);
  };

  test("name the line where a quote opens that nothing closes", async () => {
    const site = await testSite();
    for (const end of ["\n", "\r\n"])
      expect(await faultsOf(site, ["name,notes", '"A\nB",1', "", 'Coat,"warm', "Boots,2"].join(end))).toEqual([
        expect.stringMatching(/^5 : A quote opens on this line/),
      ]);
    expect(await faultsOf(site, `name\n"${"a\n".repeat(60_000)}`)).toEqual([expect.stringMatching(/^2 : A quote/)]);
    expect(await faultsOf(site, 'name,notes\nCoat,"warm\nBoots,"dry"')).toEqual([
      expect.stringMatching(/^2 : A quote/),
    ]);
  });

  test("of columns: none called name, one twice, one too many", async () => {
    const site = await testSite();
    expect(await faultsOf(site, "title\nCoat\nBoots")).toEqual([
      expect.stringMatching(/^1 title: We don’t know/),
      "1 name: Add a column called name to the first line.",
    ]);
    expect(await faultsOf(site, "name,Name,__proto__,constructor,\nCoat,,,,x")).toEqual([
      "1 Name: This column is there twice. Keep one of them.",
      expect.stringMatching(/^1 __proto__: We don’t know/),
      expect.stringMatching(/^1 constructor: We don’t know/),
      expect.stringMatching(/^2 column 5: The first line has no name/),
    ]);
  });

  test("of JSON name the item, whatever its keys and types are", async () => {
    const site = await testSite();
    const odd = JSON.parse('[{"__proto__": {"name": "Coat"}, "name": "A"}, 7, {"name": {}, "NAME": "B"}]');
    expect(await faultsOf(site, odd)).toEqual([
      expect.stringMatching(/^1 __proto__: We don’t know/),
      expect.stringMatching(/^2 : Write an object/),
      "3 name: Write a text in quotes.",
    ]);
    const wrong = { price: "-5", currency: "Euro", quantity: 1.5, favourite: "perhaps", seasons: ["winter", 3] };
    expect(
      await faultsOf(site, [{ name: true, ...wrong, notes: "a\0b", size: "\ud800", bought_on: 20240305 }]),
    ).toEqual([
      "1 name: Write a text in quotes.",
      '1 seasons: Write a list of words, like ["navy", "grey"].',
      "1 notes: This text contains a character we can’t save. Write it without.",
      "1 size: This text contains a character we can’t save. Write it without.",
      "1 price: Write a price like 79.50.",
      "1 currency: Write three capitals, like EUR.",
      "1 bought_on: Write a date as 2026-11-25.",
      `1 quantity: Write a whole number from 1 to ${itemLimits.quantity}.`,
      "1 favourite: Write yes or no.",
    ]);
    expect(await namesOf(site.ada)).toEqual([]);
  });

  test("are shown by the hundred, and counted", async () => {
    const { ada } = await testSite();
    const { data } = await ada.imports<ImportFaults>(`name,quantity\n${"Sock,none\n".repeat(150)}`);
    expect([data.faults.length, data.count, data.faults.at(-1)?.line]).toEqual([100, 150, 101]);
  });

  test("of days that no calendar has, and of texts that are too long", async () => {
    const site = await testSite();
    const days = ["0000-01-01", "2023-02-29", "2024-13-01", "24-1-5"].map((day) => `Coat,${day},`);
    const long = `${"a".repeat(81)},,${"b".repeat(2_001)}`;
    expect(await faultsOf(site, ["name,bought_on,notes", ...days, long].join("\n"))).toEqual([
      "2 bought_on: Enter a date from 1900 to 2999.",
      expect.stringMatching(/^3 bought_on: Write a date/),
      expect.stringMatching(/^4 bought_on: Write a date/),
      expect.stringMatching(/^5 bought_on: Write a date/),
      "6 name: Use 80 characters or fewer for the name.",
      "6 notes: Use 2000 characters or fewer for the notes.",
    ]);
  });
});

describe("an import", () => {
  test("that is sent several times with one key happens once", async () => {
    const { ada } = await testSite();
    const key = { "Idempotency-Key": "one-import-of-two" };
    const send = () => ada.imports("name\nCoat\nBoots\n", key);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, { imported: 2 }]));
    expect(await namesOf(ada)).toEqual(["Coat", "Boots"]);
    expect((await ada.imports("name\nScarf\n", key)).status).toBe(422);
    const mended = { "Idempotency-Key": "mended-under-the-same-key" };
    expect((await ada.imports("name\n,\n", mended)).status).toBe(422);
    expect((await ada.imports("name\nScarf\n", mended)).status).toBe(200);
  });

  test("of several files at once keeps the limit", async () => {
    const { ada } = await testSite();
    const send = () => ada.imports(`name\n${"Sock\n".repeat(30)}`);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect((await exportsOf(ada)).json).toHaveLength(90);
  });

  test("takes as many items as a file may have, with all their fields", async () => {
    const { joins } = await testSite();
    const [ida, uma] = [await joins("Ida", undefined, subscribed), await joins("Uma", undefined, subscribed)];
    const full = {
      ...{ category: "coat", colours: ["navy", "grey", "white", "red", "teal"], brand: "Norr", size: "M" },
      ...{ material: "Wool", pattern: "plain", seasons: ["autumn", "winter"], price: 79.5, currency: "EUR" },
      ...{ bought_on: "2024-03-05", notes: "Warm\nand dry", quantity: 2, stored_at: "Hall", favourite: true },
      ...{ wished: true, archived: "stored", audience: "followers" },
    };
    const sent = Array.from({ length: itemLimits.imported }, (_, at) => ({ name: `Coat ${at}`, ...full }));
    expect(await ida.imports(sent)).toMatchObject({ status: 200, data: { imported: itemLimits.imported } });
    const { csv, json } = await exportsOf(ida);
    expect(json).toEqual(sent);
    expect((await uma.imports(csv)).status).toBe(200);
    expect(await exportsOf(uma)).toEqual({ csv, json });
  });

  test("is refused to the suspended and without a session; an export is not", async () => {
    const { joins, visitor } = await testSite();
    const sid = await joins("Sid", undefined, { standing: "suspended" });
    expect((await sid.imports("name\nCoat")).status).toBe(403);
    expect((await sid.gets(api.itemExport("items.csv"))).status).toBe(200);
    expect((await visitor.imports("name\nCoat")).status).toBe(401);
  });
});
