import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";
import { formatNumber } from "../format/format-number.ts";
import { AsTable } from "./as-table.tsx";
import { FigureTable } from "./figure-table.tsx";

export interface WornGroup {
  name: string;
  items: number;
  wears: number;
}

/** How many items each category or brand has, and how often they were worn. */
export function WornGroups({
  title,
  kind,
  file,
  period,
  groups,
}: {
  title: string;
  kind: "Category" | "Brand";
  file: "categories" | "brands";
  period: StatisticsPeriod;
  groups: readonly WornGroup[];
}) {
  const subject = `wears by ${kind.toLowerCase()}`;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <AsTable file={file} period={period} subject={subject}>
        <FigureTable
          label={`Wears by ${kind.toLowerCase()}`}
          columns={[
            { name: kind, cell: ({ name }) => name },
            { name: "Items", cell: ({ items }) => formatNumber(items) },
            { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
          ]}
          rows={groups}
          keyOf={({ name }) => name}
        />
      </AsTable>
    </section>
  );
}
