import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import type { StateCounts } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { type CatalogueState, catalogueStates } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatNumber } from "../../format/format-number.ts";
import { stateLabels } from "./state-labels.ts";

/** A tab for each state that something is in. */
export function StateTabs({
  label,
  counts,
  current,
  pathOf,
}: {
  label: string;
  counts: StateCounts;
  current: CatalogueState | null;
  pathOf: (state: CatalogueState | null) => string;
}) {
  const always: readonly CatalogueState[] = ["proposed", "live", "hidden"];
  const shown = catalogueStates.filter((state) => always.includes(state) || counts[state] > 0 || state === current);
  const tabs = [
    { state: null, word: "All", count: counts.all },
    ...shown.map((state) => ({ state, word: stateLabels[state].word, count: counts[state] })),
  ];
  return (
    <Tabs label={label}>
      {tabs.map(({ state, word, count }) => (
        <Link key={word} to={pathOf(state)} aria-current={state === current ? "page" : undefined} preventScrollReset>
          {word} <span>{formatNumber(count)}</span>
        </Link>
      ))}
    </Tabs>
  );
}
