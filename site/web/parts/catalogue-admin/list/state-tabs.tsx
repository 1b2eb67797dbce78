import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { formatNumber } from "../../../../shared/format-number.ts";
import { Link } from "../../../navigation/link.tsx";

export interface StateTab<State> {
  state: State;
  word: string;
  count: number;
}

/** A tab for each state that something is in, with how many there are. */
export function StateTabs<State extends string | null>({
  label,
  tabs,
  current,
  pathOf,
}: {
  label: string;
  tabs: readonly StateTab<State>[];
  current: State;
  pathOf: (state: State) => string;
}) {
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
