import type { Statistics } from "../../../../shared/wardrobe/statistics.ts";
import { ColourCloth } from "../../statistics/colour-cloth.tsx";
import { GroupBars } from "../../statistics/group-bars.tsx";
import { StatisticsFigures } from "../../statistics/statistics-figures.tsx";
import { WearsByMonth } from "../../statistics/wears-by-month.tsx";

const wearsByMonth = [61, 55, 48, 39, 30, 22, 18, 24, 37, 46, 58, 63];

const statistics: Statistics = {
  ...{ period: 2025, from: "2025-01-01", to: "2025-12-31", years: [2025, 2024], hasWears: true },
  ...{ items: 112, wears: 501, wearsBefore: 462, worn: 88, neverWorn: 9, forgotten: 24, unpriced: 7 },
  byMonth: wearsByMonth.map((wears, at) => ({
    ...{ month: `2025-${`${at + 1}`.padStart(2, "0")}`, wears, wearsBefore: wears - 6 + (at % 5) },
  })),
  byCategory: [],
  byColour: [
    { colour: "navy", items: 31, wears: 210 },
    { colour: "beige", items: 24, wears: 121 },
    { colour: "white", items: 22, wears: 90 },
    { colour: "black", items: 18, wears: 61 },
    { colour: "green", items: 10, wears: 19 },
    { colour: null, items: 7, wears: 0 },
  ],
  ...{ byBrand: [], mostWorn: [], leastWorn: [] },
  currencies: [
    {
      ...{ currency: "EUR", micros: 6_480_000_000, items: 105, byMonth: [], lowest: [], highest: [] },
      costPerWear: { micros: 4_120_000, currency: "EUR" },
    },
  ],
};

const groups = [
  { label: "Coats", items: 7, wears: 148 },
  { label: "Knitwear", items: 21, wears: 126 },
  { label: "أحذية", items: 9, wears: 97 },
  { label: "Hats", items: 3, wears: 0 },
];

export function SampleStatistics() {
  return (
    <>
      <StatisticsFigures statistics={statistics} />
      <WearsByMonth statistics={statistics} />
      <ColourCloth statistics={statistics} />
      <GroupBars groups={groups} />
    </>
  );
}
