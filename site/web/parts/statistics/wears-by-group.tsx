import { formatNumber } from "../../../shared/format-number.ts";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import { categoryLabels } from "../wardrobe/item-labels.ts";
import { type Group, GroupBars } from "./group-bars.tsx";
import { StatisticsSection } from "./statistics-section.tsx";

const drawn = 8;

export function WearsByCategory({ statistics: { byCategory, period } }: { statistics: Statistics }) {
  const groups = byCategory.map(({ category, ...counts }) => ({
    label: category ? categoryLabels[category] : "No category",
    ...counts,
  }));
  return (
    <GroupSection
      title="By category"
      column="Category"
      file="categories"
      none="None of your items has a category yet."
      {...{ groups, period }}
    />
  );
}

export function WearsByBrand({ statistics: { byBrand, period } }: { statistics: Statistics }) {
  const groups = byBrand.map(({ brand, ...counts }) => ({ label: brand, ...counts }));
  return (
    <GroupSection
      title="By brand"
      column="Brand"
      file="brands"
      none="None of your items has a brand yet."
      {...{ groups, period }}
    />
  );
}

function GroupSection({
  title,
  column,
  file,
  none,
  groups,
  period,
}: {
  title: string;
  column: string;
  file: "categories" | "brands";
  none: string;
  groups: readonly Group[];
  period: Statistics["period"];
}) {
  const [first] = groups;
  return (
    <StatisticsSection
      title={title}
      sentence={groupSentence(first, none)}
      period={period}
      file={file}
      columns={[
        { name: column, cell: ({ label }) => <bdi>{label}</bdi> },
        { name: "Items", cell: ({ items }) => formatNumber(items) },
        { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
      ]}
      rows={groups}
      keyOf={({ label }) => label}
    >
      <GroupBars groups={groups.slice(0, drawn)} />
    </StatisticsSection>
  );
}

function groupSentence(first: Group | undefined, none: string) {
  if (!first) return none;
  if (first.wears === 0) return "You wore none of these in this period.";
  return (
    <>
      <bdi>{first.label}</bdi> first: {formatCount(first.wears, "wear")} of {formatCount(first.items, "item")}.
    </>
  );
}
