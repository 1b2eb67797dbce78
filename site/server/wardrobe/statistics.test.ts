import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { addOwnItems } from "./testing/own-items.ts";

const today = new Date("2024-03-15T12:00:00Z");
const subscribed = { subscribedUntil: new Date("2999-01-01") };

const statisticsOf = (person: Person, year = "") => person.sees("statistics", `${paths.statistics}${year}`);
const nameOf = ({ item }: { item: { name: string | null } }) => item.name;

async function knownWardrobe() {
  const site = await testSite({ clock: () => today });
  const ida = await site.joins("Ida", undefined, subscribed);
  await addOwnItems(site.db, ida, [
    {
      ...{ name: "Coat", category: "coat", brandName: "Nordlys", colours: ["navy", "white"], price: [200, "EUR"] },
      ...{ boughtOn: "2023-01-10", wornOn: ["2023-03-14", "2023-12-31", "2024-01-01", "2024-02-29", "2024-03-15"] },
    },
    {
      ...{ name: "Shirt", category: "shirt", brandName: "NORDLYS", colours: ["white"], price: [30, "USD"] },
      ...{ boughtOn: "2024-02-01", wornOn: ["2024-02-29", "2024-02-29"] },
    },
    { name: "Boots", category: "boots", price: [120, "EUR"], boughtOn: "2024-03-01" },
    { name: "Scarf", category: "scarf", colours: ["red"], wornOn: ["2024-01-10"] },
    {
      ...{ name: "Old jeans", category: "jeans", price: [80, "EUR"], boughtOn: "2023-05-01" },
      ...{ archivedAt: new Date("2024-02-10T09:00:00Z"), archivedWhy: "sold", wornOn: ["2023-06-01", "2024-02-01"] },
    },
    { name: "Dream bag", category: "bag", price: [900, "EUR"], isWished: true },
    {
      ...{ name: "Thrown away", state: "deleted", deletedAt: today, price: [50, "EUR"] },
      ...{ wornOn: ["2024-03-01"] },
    },
  ]);
  return { ...site, ida };
}

describe("the statistics of a subscriber", () => {
  test("count the last twelve months, what was archived too, and nothing that is wished or deleted", async () => {
    const { ida } = await knownWardrobe();
    const it = await statisticsOf(ida);
    expect(it).toMatchObject({
      ...{ period: "last-12-months", from: "2023-04-01", to: "2024-03-15", years: [2024, 2023], hasWears: true },
      ...{ items: 4, wears: 9, wearsBefore: 1, worn: 3, neverWorn: 1, forgotten: 2, unpriced: 1 },
    });
    expect(it.byMonth.map(({ month, wears }) => `${month} ${wears}`)).toEqual([
      ...["2023-04 0", "2023-05 0", "2023-06 1", "2023-07 0", "2023-08 0", "2023-09 0"],
      ...["2023-10 0", "2023-11 0", "2023-12 1", "2024-01 2", "2024-02 4", "2024-03 1"],
    ]);
    expect(it.byCategory).toEqual([
      { category: "coat", items: 1, wears: 4 },
      { category: "shirt", items: 1, wears: 2 },
      { category: "jeans", items: 0, wears: 2 },
      { category: "scarf", items: 1, wears: 1 },
      { category: "boots", items: 1, wears: 0 },
    ]);
    expect(it.byColour).toEqual([
      { colour: "navy", items: 1, wears: 4 },
      { colour: "white", items: 1, wears: 2 },
      { colour: null, items: 1, wears: 2 },
      { colour: "red", items: 1, wears: 1 },
    ]);
    expect(it.byBrand).toEqual([{ brand: expect.stringMatching(/nordlys/i), items: 2, wears: 6 }]);
    expect(it.mostWorn.map((row) => `${nameOf(row)} ${row.wears}`)).toEqual([
      ...["Coat 4", "Shirt 2", "Old jeans 2", "Scarf 1"],
    ]);
    expect(it.leastWorn.map(nameOf)).toEqual(["Boots", "Scarf", "Shirt", "Coat"]);
  });

  test("count a year to its edges, against the same days of the year before", async () => {
    const { ida } = await knownWardrobe();
    const present = await statisticsOf(ida, "?year=2024");
    expect(present).toMatchObject({ period: 2024, from: "2024-01-01", to: "2024-03-15", wears: 7, wearsBefore: 1 });
    expect(present.byMonth).toEqual([
      { month: "2024-01", wears: 2, wearsBefore: 0 },
      { month: "2024-02", wears: 4, wearsBefore: 0 },
      { month: "2024-03", wears: 1, wearsBefore: 1 },
    ]);
    expect(await statisticsOf(ida, "?year=2023")).toMatchObject({
      ...{ period: 2023, from: "2023-01-01", to: "2023-12-31", wears: 3, wearsBefore: null },
      byMonth: { length: 12 },
    });
    expect(await statisticsOf(ida, "?year=all")).toMatchObject({ period: "all-years", from: "2023-03-01", wears: 10 });
    for (const year of ["MMXX", "2025"])
      expect((await ida.opens(`${paths.statistics}?year=${year}`)).httpStatus).toBe(400);
  });

  test("count a year that has begun where members are ahead of UTC", async () => {
    const { db, joins } = await testSite({ clock: () => new Date("2024-12-31T20:00:00Z") });
    const mere = await joins("Mere", undefined, subscribed);
    await addOwnItems(db, mere, [{ name: "Coat", wornOn: ["2024-01-01", "2025-01-01"] }]);
    expect(await statisticsOf(mere, "?year=2025")).toMatchObject({
      ...{ period: 2025, from: "2025-01-01", to: "2025-01-01", years: [2025, 2024], wears: 1, wearsBefore: 1 },
      byMonth: [{ month: "2025-01", wears: 1, wearsBefore: 1 }],
    });
    expect(await statisticsOf(mere)).toMatchObject({ from: "2024-01-01", to: "2024-12-31", wears: 2 });
  });

  test("add the amounts of each currency, and rank costs by all wears", async () => {
    const { ida } = await knownWardrobe();
    const [euro, dollar, ...others] = (await statisticsOf(ida)).currencies;
    expect(others).toEqual([]);
    expect(euro).toMatchObject({
      ...{ currency: "EUR", micros: 320e6, items: 2, costPerWear: { micros: 64e6, currency: "EUR" } },
      lowest: [{ item: { name: "Coat" }, price: { micros: 200e6 }, wears: 5, costPerWear: { micros: 40e6 } }],
    });
    expect(dollar).toMatchObject({
      ...{ currency: "USD", micros: 30e6, items: 1 },
      highest: [{ item: { name: "Shirt" }, wears: 2, costPerWear: { micros: 15e6, currency: "USD" } }],
    });
    expect(euro?.byMonth.map(({ micros }) => micros / 1e6)).toEqual([
      ...[200, 280, 280, 280, 280, 280, 280, 280, 280, 280, 200, 320],
    ]);
  });

  test("are empty before the first wear", async () => {
    const { ida } = await knownWardrobe();
    expect(ida).toBeDefined();
    const { joins } = await testSite();
    expect(await statisticsOf(await joins("Nora", undefined, subscribed))).toMatchObject({
      ...{ hasWears: false, items: 0, wears: 0, byCategory: [], mostWorn: [], currencies: [] },
    });
  });
});

test("a member who does not subscribe sees the last 90 days, whatever the address asks for", async () => {
  const { db, joins, visitor } = await testSite({ clock: () => today });
  const nora = await joins("Nora", undefined, { subscribedUntil: new Date("2024-03-14") });
  await addOwnItems(db, nora, [{ name: "Coat", wornOn: ["2023-12-16", "2023-12-17", "2024-03-15", "2024-03-16"] }]);
  for (const year of ["", "?year=2023", "?year=all"]) {
    const it = await statisticsOf(nora, year);
    expect(it).toMatchObject({ period: "last-90-days", from: "2023-12-17", years: null, wears: 3, wearsBefore: null });
    expect(it.byMonth).toMatchObject([{ month: "2023-12", wears: 1 }, {}, {}, { month: "2024-03", wears: 2 }]);
    const months = await (await nora.gets(`${api.statisticsExport("months")}${year}`)).text();
    expect(months).toContain("2023-12,1,");
  }
  expect((await visitor.opens(paths.statistics)).httpStatus).toBe(401);
  expect((await visitor.gets(api.statisticsExport("months"))).status).toBe(401);
});

describe("a table as CSV", () => {
  test("is a private download of the chosen year", async () => {
    const { ida } = await knownWardrobe();
    const response = await ida.gets(`${api.statisticsExport("months")}?year=2024`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="hemline-months-2024.csv"',
      "cache-control": "private, no-store",
    });
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
      "\ufeffmonth,wears,wears_a_year_before\r\n2024-01,2,0\r\n2024-02,4,0\r\n2024-03,1,1\r\n",
    );
    const table = async (name: string) => (await (await ida.gets(api.statisticsExport(name))).text()).split("\r\n");
    expect(await table("categories")).toContain("jeans,0,2");
    expect(await table("colours")).toContain("navy,1,4");
    expect(await table("items")).toContain("Old jeans,jeans,,,archived,2,2,2024-02-01");
    expect(await table("value")).toContain("USD,2024-02,30");
    expect(await table("cost-per-wear")).toEqual([
      "name,brand,currency,price,wears,cost_per_wear",
      ...["Boots,,EUR,120,0,120", "Coat,Nordlys,EUR,200,5,40", "Shirt,NORDLYS,USD,30,2,15", ""],
    ]);
    expect((await ida.gets(api.statisticsExport("secrets"))).status).toBe(404);
  });

  test("holds nothing that a spreadsheet runs", async () => {
    const { ada, db } = await testSite();
    await addOwnItems(db, ada, [
      { name: '=HYPERLINK("http://evil.example")', brandName: "+1" },
      { name: "@SUM(A1)", brandName: "-2, really" },
    ]);
    const text = await (await ada.gets(api.statisticsExport("items"))).text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",,'+1,`);
    expect(text).toContain(`'@SUM(A1),,"'-2, really",`);
  });
});
