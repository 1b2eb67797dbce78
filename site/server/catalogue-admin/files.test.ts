import { describe, expect, test } from "vitest";
import { catalogueLimits } from "../../shared/limits.ts";
import { api, paths } from "../../shared/paths.ts";
import { productPrices } from "../products/tables.ts";
import { createsBrand, createsProduct, importsFile, siteWithAdmins } from "./testing/site-with-admin.ts";

describe("a file of brands", () => {
  test("is imported with quotes, umlauts and a byte order mark", async () => {
    const { ida, visitor } = await siteWithAdmins();
    const csv = [
      "\ufeffName;Description;Links;Founded;State",
      '"Šípková ""Praha""";"Wool; and linen";https://sipkova.example https://two.example;1974;',
      "Über,,;;;;hidden",
    ].join("\r\n");
    const { status, message, data } = await importsFile(ida, api.adminBrandImport, csv);
    expect([status, message, data]).toEqual([200, "2 brands added", { imported: 2 }]);
    const { brand } = await visitor.sees("brandProfile", paths.brandProfile("sipkova-praha"));
    expect(brand).toMatchObject({ name: 'Šípková "Praha"', description: "Wool; and linen", foundedIn: 1974 });
    const hidden = await ida.sees("adminBrands", `${paths.adminBrands}?state=hidden`);
    expect(hidden.brands.items.map(({ name }) => name)).toEqual(["Über,,"]);
    const { changes } = await ida.sees("adminBrand", paths.adminBrand("sipkova-praha"));
    expect(changes).toMatchObject([{ act: "create", why: "Imported from a file", by: { slug: "ida" } }]);
  });

  test("with faults imports nothing, and names each line and what to write instead", async () => {
    const { ida } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    const csv = [
      "name,slug,founded,links,state,colour",
      "norr,,,,,",
      "Okla,norr,,,,",
      "Halden,,soon,http://halden.example,,",
      ",,,,gone,",
      "Twice,,,,,",
      "TWICE,,,,,",
      "\u200b\u3164,,,,,",
    ].join("\n");
    const { status, message, data } = await importsFile(ida, api.adminBrandImport, csv);
    expect([status, message]).toEqual([422, "Nothing was imported. There are 9 things to change."]);
    expect(data.faults.map(({ line, column, message: instead }) => `${line} ${column}: ${instead}`)).toEqual([
      expect.stringMatching(/^1 colour: We don’t know this column. Use one of these: name, slug,/),
      "2 name: There is a brand with this name already. Remove this line.",
      "3 slug: This page address is taken. Write another one, or none.",
      "4 links: Use a link that starts with https://.",
      "4 founded: Write a year like 1974.",
      "5 name: Name the brand.",
      "5 state: Write one of these: live, hidden.",
      "7 name: Line 6 has this already. Write another one.",
      "8 name: Name the brand.",
    ]);
    expect((await ida.sees("adminBrands", paths.adminBrands)).counts.all).toBe(1);
  });

  test("that cannot be read, or is too long, is refused in a sentence", async () => {
    const { ida } = await siteWithAdmins();
    const sentence = async (csv: string | Uint8Array<ArrayBuffer>) => {
      const { status, message } = await importsFile(ida, api.adminBrandImport, csv);
      return `${status} ${message}`;
    };
    for (const empty of ["", "\ufeff", " \n\t\n", "name,slug\n", "name,slug\n,\n"])
      expect(await sentence(empty), JSON.stringify(empty)).toMatch(/^422 There are no brands in this file/);
    for (const text of ["\ufeffname\nNorr", "name\nNorr"])
      for (const utf16 of [Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()])
        expect(await sentence(Uint8Array.from(utf16))).toMatch(/^422 .*Save it as UTF-8/);
    expect(await sentence(Uint8Array.from([0x6e, 0xff]))).toMatch(/^422 .*Save it as UTF-8/);
    for (const count of [2_001, 100_000])
      expect(await sentence(`name\n${"Norr\n".repeat(count)}`)).toMatch(/^422 A file can have up to 2,000 brands/);
    for (const megabytes of [2, 11])
      expect(await sentence(`name\n"${"a".repeat(megabytes * 1024 * 1024)}"`)).toMatch(/^413 That’s more than 2 MB/);
    expect((await ida.imports([{ name: "Norr" }], {}, api.adminBrandImport)).status).toBe(415);
    expect((await ida.sees("adminBrands", paths.adminBrands)).counts.all).toBe(0);
  });

  const brokenQuote = /^A quote opens on this line and nothing closes it/;
  const tooLong = /^This line is too long/;

  test.each<[what: string, csv: string, line: number, column: string, message: RegExp]>([
    ["line breaks in quotes", 'name,founded,description\nA,1,"x\ny"\n\n"B\nC",old,', 5, "founded", /^Write a year/],
    ["line ends of old Macs", "name,founded\rNorr,1974\rOkla,old", 3, "founded", /^Write a year/],
    ["many empty lines", `name,founded\n${"\n".repeat(100_000)}Okla,old`, 100_002, "founded", /^Write a year/],
    ["a NUL", "name\nNorr\nOk\0la", 3, "name", /^This text contains a character we can’t save/],
    ["a cell too many", "name,slug\nNorr,,\nOkla,okla,Boots", 3, "column 3", /^The first line has no name/],
    ["a column twice", "name,slug,NAME\nNorr,norr,Norr", 1, "NAME", /^This column is there twice/],
    ["no column of names", "slug\nnorr", 1, "name", /^Add a column called name/],
    ["a quote that stays open", 'name,description\n"A\nB","x\nOkla,Boots', 3, "", brokenQuote],
    ["one below an empty line of quotes", 'name,description\n"",""\nNorr,"Coats\nOkla,Boots', 3, "", brokenQuote],
    ["one closed by the next quote", 'name,description\nNorr,"Coats\nOkla,"Boots"\n', 2, "", brokenQuote],
    ["one in the names of columns", '"name,description\nNorr,Coats', 1, "", brokenQuote],
    ["a long cell", `name,description\n"A\nB",Coats\n\nOkla,${"a".repeat(60_000)}`, 5, "", tooLong],
    ["a long cell in quotes", `name,description\nOkla,"${"a\n".repeat(30_000)}"\nNorr,`, 2, "", tooLong],
    ["long names of columns", `name,${"a".repeat(60_000)}\nNorr,`, 1, "", tooLong],
  ])("with %s names the line, and what to do there", async (_what, csv, line, column, message) => {
    const { ida } = await siteWithAdmins();
    const { status, data } = await importsFile(ida, api.adminBrandImport, csv);
    expect(status).toBe(422);
    expect(data.faults).toContainEqual({ line, column, message: expect.stringMatching(message) });
    expect((await ida.sees("adminBrands", paths.adminBrands)).counts.all).toBe(0);
  });

  test("may have quotes within its texts and empty cells at the ends of its lines", async () => {
    const { ida } = await siteWithAdmins();
    const csv = ["name,description", '"Pro" boots,5" heels', 'Norr,"""Warm""', 'and ""dry"""', "Okla,,,,"].join("\n");
    expect((await importsFile(ida, api.adminBrandImport, csv)).data).toEqual({ imported: 3 });
    expect(await exported(ida, api.adminBrandExport)).toContain('\nNorr,norr,"""Warm""\nand ""dry""",');
  });

  test("is imported once when it is sent twice with one key", async () => {
    const { ida } = await siteWithAdmins();
    const send = () => ida.imports("name\nNorr\nOkla", { "Idempotency-Key": "brands-of-monday" }, api.adminBrandImport);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [200, { imported: 2 }],
      [200, { imported: 2 }],
    ]);
  });

  test("is exported as the list is filtered, without formulas, and can be imported again", async () => {
    const { ida, noor } = await siteWithAdmins();
    await createsBrand(ida, "=HYPERLINK(1)", { description: 'A "line"\nand one more, too' });
    await createsBrand(ida, "Norr", { foundedIn: 1974, links: ["https://a.example/?s;m", "https://b.example"] });
    await createsProduct(ida, "norr", "Coat");
    const csv = await exported(noor, api.adminBrandExport);
    expect(csv).toBe(
      [
        "\ufeffname,slug,description,links,founded,state",
        `'=HYPERLINK(1),hyperlink-1,"A ""line""\nand one more, too",,,live`,
        "Norr,norr,,https://a.example/?s;m https://b.example/,1974,live",
        "",
      ].join("\r\n"),
    );
    expect(await exported(noor, `${api.adminBrandExport}?products=with`)).not.toContain("HYPERLINK");
    expect((await noor.gets(`${api.adminBrandExport}?state=odd`)).status).toBe(400);
    const other = await siteWithAdmins();
    expect((await importsFile(other.ida, api.adminBrandImport, csv)).status).toBe(200);
    expect(await exported(other.ida, api.adminBrandExport)).toBe(csv);
  });

  test("is exported to its end when it has as many lines as are read at once", async () => {
    const { ida } = await siteWithAdmins();
    const names = Array.from({ length: 500 }, (_, at) => `Brand ${at}`);
    expect((await importsFile(ida, api.adminBrandImport, ["name", ...names].join("\n"))).status).toBe(200);
    expect((await exported(ida, api.adminBrandExport)).trim().split("\r\n")).toHaveLength(501);
  });

  test("is exported with an apostrophe before whatever a spreadsheet might run", async () => {
    const { ida } = await siteWithAdmins();
    for (const name of ["+Plus", "-Minus", "@Atelier", "＝Wide", "'=Quoted"])
      await createsBrand(ida, name, { description: "=1\t+1" });
    const lines = (await exported(ida, api.adminBrandExport)).split("\r\n").slice(1, -1);
    expect(lines.map((line) => line.split(",").slice(0, 3).join(","))).toEqual([
      ...["'+Plus,plus,'=1\t+1", "'-Minus,minus,'=1\t+1", "'@Atelier,atelier,'=1\t+1", "'＝Wide,wide,'=1\t+1"],
      "''=Quoted,quoted,'=1\t+1",
    ]);
  });
});

const exported = async (admin: { gets(path: string): Promise<Response> }, path: string) => {
  const response = await admin.gets(path);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
};

const twentyCurrencies = "AUD BGN CAD CHF CZK DKK EUR GBP HUF INR ISK KRW MXN NOK NZD PLN RON SEK TRY USD".split(" ");

describe("a file of products", () => {
  test("finds brands by page address or name, and is exported as it was imported", async () => {
    const { ida, visitor } = await siteWithAdmins();
    await createsBrand(ida, "Norr & Sund");
    const csv = [
      "name,brand,category,colours,sizes,prices,link,material,description",
      "Wool coat,norr-sund,Coat,navy;Grey,S;M;L,EUR 289.00; 3.200 SEK,norr.example/coat,Wool,Warm",
      "Boots,NORR & SUND,boots,,,,,,",
    ].join("\n");
    const { status, data } = await importsFile(ida, api.adminProductImport, csv);
    expect([status, data]).toEqual([200, { imported: 2 }]);
    const { product } = await ida.sees("adminProduct", paths.adminProduct("wool-coat"));
    expect(product).toMatchObject({
      ...{ category: "coat", colours: ["navy", "grey"], sizes: ["S", "M", "L"], material: "Wool" },
      prices: [
        { micros: 289_000_000, currency: "EUR" },
        { micros: 3_200_000_000, currency: "SEK" },
      ],
      link: "https://norr.example/coat",
    });
    const { brand } = await visitor.sees("brandProfile", paths.brandProfile("norr-sund"));
    expect(brand.counts.products).toBe(2);
    const file = await exported(ida, `${api.adminProductExport}?search=wool`);
    expect(file).toContain("Wool coat,norr-sund,wool-coat,coat,navy;grey,S;M;L,Wool,EUR 289.00;SEK 3200.00,");
    expect(file).not.toContain("Boots");
  });

  test("holds two thousand products with prices in twenty currencies each", async () => {
    const { ida, db } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    const prices = twentyCurrencies.map((currency) => `${currency} 5`).join(";");
    const lines = Array.from({ length: catalogueLimits.imported }, (_, at) => `Coat ${at},norr,${prices}`);
    const { status } = await importsFile(ida, api.adminProductImport, ["name,brand,prices", ...lines].join("\n"));
    expect([status, await db.$count(productPrices)]).toEqual([200, 40_000]);
  });

  test("with faults names each of them, also brands that don’t exist", async () => {
    const { ida } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    const csv = [
      "name,brand,category,prices,colours",
      "Coat,nobody,,,",
      "Coat,norr,spaceship,EUR,beige;invisible",
      "Coat,,,5 EUR;6 EUR,",
    ].join("\n");
    const { status, data } = await importsFile(ida, api.adminProductImport, csv);
    expect(status).toBe(422);
    expect(data.faults.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      "2 brand: We don’t know this brand. Write its name or page address as on the list of brands.",
      expect.stringMatching(/^3 category: Write one of these: top,/),
      expect.stringMatching(/^3 colours: Write colours from this list/),
      "3 prices: Write prices like EUR 79.50, with ; between them.",
      "4 brand: Write the name or the page address of the brand.",
      "4 prices: Enter one price in each currency.",
    ]);
    expect(await importsFile(ida, api.adminProductImport, "title\nCoat")).toMatchObject({
      ...{ status: 422, data: { faults: [{ line: 1, column: "title" }, { column: "name" }, { column: "brand" }] } },
    });
  });
});
