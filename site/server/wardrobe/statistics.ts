import type { ItemCard } from "../../shared/items/item.ts";
import type { CurrencyStatistics, RankedCost, Statistics, WornItem } from "../../shared/wardrobe/statistics.ts";
import { itemsByIds } from "../items/item-cards.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { wardrobeGroups } from "./statistics-groups.ts";
import { type CostRow, costRanks, valueByCurrency, valueByMonth } from "./statistics-money.ts";
import { wearsByMonth } from "./statistics-months.ts";
import type { StatisticsDays } from "./statistics-period.ts";
import { type RankRow, wearRanks } from "./statistics-ranks.ts";
import { statisticsValues } from "./statistics-sql.ts";

const maxBrands = 12;

/** Everything is counted by the database, in seven queries; nothing is kept. */
export async function statistics(
  site: Pick<SiteContext, "db" | "shows">,
  member: Member,
  days: StatisticsDays,
): Promise<Statistics> {
  const values = statisticsValues(member.id, days);
  const [months, groups, ranks, amounts, costs, valueAt] = await Promise.all([
    wearsByMonth(site, values, days),
    wardrobeGroups(site, values, days.today),
    wearRanks(site, values),
    valueByCurrency(site, values),
    costRanks(site, values),
    valueByMonth(site, values),
  ]);
  const ids = new Set([...ranks.most, ...ranks.least].map(({ id }) => id).concat(costs.ids));
  const cards = new Map((await itemsByIds(site, member, [...ids])).map((card) => [card.id, card]));
  const { from, years, byMonth, ...wears } = months;
  const valueIn = valueAt(from.slice(0, 7), byMonth.at(-1)?.month ?? "");
  return {
    period: days.period,
    from,
    to: days.to,
    years: days.period === "last-90-days" ? null : years,
    ...wears,
    ...groups.totals,
    byMonth,
    byCategory: groups.byCategory,
    byColour: groups.byColour,
    byBrand: groups.byBrand.slice(0, maxBrands),
    mostWorn: ranks.most.flatMap(wornItem(cards)),
    leastWorn: ranks.least.flatMap(wornItem(cards)),
    currencies: amounts.map(
      ({ currency, micros, items, wears }): CurrencyStatistics => ({
        currency,
        micros,
        items,
        costPerWear: wears === 0 ? null : { currency, micros: Math.round(micros / wears) },
        byMonth: valueIn(currency),
        lowest: costs.lowest(currency).flatMap(rankedCost(cards)),
        highest: costs.highest(currency).flatMap(rankedCost(cards)),
      }),
    ),
  };
}

type Cards = ReadonlyMap<string, ItemCard>;

const wornItem =
  (cards: Cards) =>
  ({ id, wears, lastWornOn }: RankRow): WornItem[] => {
    const item = cards.get(id);
    return item ? [{ item, wears, lastWornOn }] : [];
  };

const rankedCost =
  (cards: Cards) =>
  ({ id, currency, micros, wears, costMicros }: CostRow): RankedCost[] => {
    const item = cards.get(id);
    return item ? [{ item, wears, price: { micros, currency }, costPerWear: { micros: costMicros, currency } }] : [];
  };
