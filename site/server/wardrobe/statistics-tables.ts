import { sql } from "drizzle-orm";
import { type StatisticsTable, statisticsTables } from "../../shared/wardrobe/statistics.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { itemColours, items } from "../items/tables.ts";
import { noSuchCall } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { csvText } from "./csv-text.ts";
import { wardrobeGroups } from "./statistics-groups.ts";
import { valueByCurrency, valueByMonth } from "./statistics-money.ts";
import { wearsByMonth } from "./statistics-months.ts";
import { type StatisticsDays, statisticsDays } from "./statistics-period.ts";
import { isOfMember, isOwned, type StatisticsValues, statisticsValues, wornInPeriod } from "./statistics-sql.ts";

type Row = (string | number | null)[];
type Table = (site: Pick<SiteContext, "db">, values: StatisticsValues, days: StatisticsDays) => Promise<Row[]>;

/** A table of the statistics as a file, with all its rows: the page shows the first ones of some. */
export async function statisticsFile(
  site: Pick<SiteContext, "db" | "clock">,
  member: Member,
  wanted: string,
  url: URL,
): Promise<{ name: string; text: string }> {
  const table = statisticsTables.find((name) => name === wanted);
  if (!table) throw noSuchCall();
  const days = statisticsDays(member, url, site.clock());
  const rows = await tables[table](site, statisticsValues(member.id, days), days);
  return { name: `hemline-${table}-${days.period}.csv`, text: csvText(rows) };
}

const tables: Record<StatisticsTable, Table> = {
  months: async (site, values, days) => {
    const { byMonth } = await wearsByMonth(site, values, days);
    return [
      ["month", "wears", "wears_a_year_before"],
      ...byMonth.map(({ month, wears, wearsBefore }) => [month, wears, wearsBefore]),
    ];
  },
  categories: async (site, values, days) => {
    const { byCategory } = await wardrobeGroups(site, values, days.today);
    return [
      ["category", "items", "wears"],
      ...byCategory.map(({ category, items, wears }) => [category, items, wears]),
    ];
  },
  colours: async (site, values, days) => {
    const { byColour } = await wardrobeGroups(site, values, days.today);
    return [["colour", "items", "wears"], ...byColour.map(({ colour, items, wears }) => [colour, items, wears])];
  },
  brands: async (site, values, days) => {
    const { byBrand } = await wardrobeGroups(site, values, days.today);
    return [["brand", "items", "wears"], ...byBrand.map(({ brand, items, wears }) => [brand, items, wears])];
  },
  items: itemsTable,
  value: async (site, values, days) => {
    const [{ from, byMonth }, currencies, valueAt] = await Promise.all([
      wearsByMonth(site, values, days),
      valueByCurrency(site, values),
      valueByMonth(site, values),
    ]);
    const valueIn = valueAt(from.slice(0, 7), byMonth.at(-1)?.month ?? "");
    return [
      ["currency", "month", "value"],
      ...currencies.flatMap(({ currency }) =>
        valueIn(currency).map(({ month, micros }) => [currency, month, amount(micros)]),
      ),
    ];
  },
  "cost-per-wear": costTable,
};

/** In whole units with a point, as spreadsheets read numbers. */
const amount = (micros: number): number => Math.round(micros / 10_000) / 100;

interface ItemRow {
  name: string | null;
  category: string | null;
  brand: string | null;
  colour: string | null;
  state: string;
  wears: number;
  allWears: number;
  lastWornOn: string | null;
}

async function itemsTable({ db }: Pick<SiteContext, "db">, values: StatisticsValues): Promise<Row[]> {
  const rows = await preparedSql<ItemRow>(
    db,
    "statistics of items",
    values,
    () => sql`
      with ${wornInPeriod}
      select ${items.name}, ${items.category}, ${items.brandName} as brand,
        (select ${itemColours.colour} from ${itemColours} where ${itemColours.itemId} = ${items.id}
          order by ${itemColours.position} limit 1) as colour,
        case when ${items.isWished} then 'wished' when ${items.archivedAt} is null then 'owned' else 'archived' end
          as state,
        coalesce(worn.wears, 0) as wears, ${items.wearCount} as "allWears", ${items.lastWornOn}::text as "lastWornOn"
      from ${items} left join worn on worn.item_id = ${items.id}
      where ${isOfMember} order by coalesce(worn.wears, 0) desc, ${items.lastWornOn} desc nulls last, ${items.id}`,
  );
  return [
    ["name", "category", "brand", "colour", "state", "wears", "wears_ever", "last_worn_on"],
    ...rows.map((row) => [
      ...[row.name, row.category, row.brand, row.colour, row.state],
      ...[row.wears, row.allWears, row.lastWornOn],
    ]),
  ];
}

interface CostTableRow {
  name: string | null;
  brand: string | null;
  currency: string;
  micros: number;
  wears: number;
  costMicros: number;
}

/** What was never worn has cost its whole price so far. */
async function costTable({ db }: Pick<SiteContext, "db">, { member }: StatisticsValues): Promise<Row[]> {
  const cost = sql`${items.priceMicros} / greatest(${items.wearCount}, 1)::numeric`;
  const rows = await preparedSql<CostTableRow>(
    db,
    "cost per wear of items",
    { member },
    () => sql`
      select ${items.name}, ${items.brandName} as brand, ${items.currency}, ${items.priceMicros}::float8 as micros,
        ${items.wearCount} as wears, (${cost})::float8 as "costMicros"
      from ${items} where ${isOfMember} and ${isOwned} and ${items.priceMicros} is not null
      order by ${items.currency}, ${cost} desc, ${items.id}`,
  );
  return [
    ["name", "brand", "currency", "price", "wears", "cost_per_wear"],
    ...rows.map(({ name, brand, currency, micros, wears, costMicros }) => [
      ...[name, brand, currency],
      ...[amount(micros), wears, amount(costMicros)],
    ]),
  ];
}
