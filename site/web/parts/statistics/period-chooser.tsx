import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import type { StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { statisticsPath } from "./statistics-path.ts";

/** For subscribers: the last twelve months, each year with wears, and all of them. */
export function PeriodChooser({ period, years }: { period: StatisticsPeriod; years: readonly number[] }) {
  return (
    <ChipRow label="Period">
      {(["last-12-months", ...years, "all-years"] as const).map((one) => (
        <Link
          key={one}
          className={chipClass(one === period)}
          aria-current={one === period ? "page" : undefined}
          to={statisticsPath(one)}
          preventScrollReset
        >
          {one === "last-12-months" ? "12 months" : one === "all-years" ? "All years" : one}
        </Link>
      ))}
    </ChipRow>
  );
}
