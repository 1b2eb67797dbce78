import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import type { StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { statisticsPath } from "./period-words.ts";

/** For subscribers: the last twelve months, each year with wears, and all of them. */
export function YearChooser({ period, years }: { period: StatisticsPeriod; years: readonly number[] }) {
  return (
    <ChipRow label="Time">
      {(["last-12-months", ...years, "all-years"] as const).map((choice) => (
        <Link
          key={choice}
          className={chipClass(choice === period)}
          aria-current={choice === period ? "page" : undefined}
          to={statisticsPath(choice)}
          preventScrollReset
        >
          {choice === "last-12-months" ? "12 months" : choice === "all-years" ? "All years" : choice}
        </Link>
      ))}
    </ChipRow>
  );
}
