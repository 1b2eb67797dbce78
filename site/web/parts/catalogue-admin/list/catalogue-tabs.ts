import type { StateCounts } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { type CatalogueState, catalogueStates } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { stateLabels } from "./state-labels.ts";
import type { StateTab } from "./state-tabs.tsx";

const always: readonly CatalogueState[] = ["proposed", "live", "hidden"];

/** The tabs of a list of brands or products; those that are rarely used only where they hold something. */
export function catalogueTabs(counts: StateCounts, current: CatalogueState | null): StateTab<CatalogueState | null>[] {
  const shown = catalogueStates.filter((state) => always.includes(state) || counts[state] > 0 || state === current);
  return [
    { state: null, word: "All", count: counts.all },
    ...shown.map((state) => ({ state, word: stateLabels[state].word, count: counts[state] })),
  ];
}
