import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { NinetyDaysNote } from "../../parts/statistics/ninety-days-note.tsx";
import { NoWears } from "../../parts/statistics/no-wears.tsx";
import { periodDays, periodTitle } from "../../parts/statistics/period-words.ts";
import { StatisticsSections } from "../../parts/statistics/statistics-sections.tsx";
import { YearChooser } from "../../parts/statistics/year-chooser.tsx";
import { usePage, useViewer } from "../../payload.ts";

export function Statistics() {
  const statistics = usePage("statistics");
  const owner = useViewer()?.slug ?? "";
  const { period, years, hasWears, items } = statistics;
  return (
    <div className={layout.wide}>
      <PageMeta
        title={periodTitle(period)}
        description="How often you wear what you own, in which colours, and what a wear of it costs."
        path={paths.statistics}
        indexed={false}
      />
      <PageTitle
        lead={`${periodDays(statistics)}. Only you can see this.`}
        aside={years && years.length > 0 && <YearChooser period={period} years={years} />}
      >
        {periodTitle(period)}
      </PageTitle>
      {years === null && hasWears && <NinetyDaysNote />}
      {hasWears ? (
        <StatisticsSections statistics={statistics} owner={owner} />
      ) : (
        <NoWears items={items} owner={owner} />
      )}
    </div>
  );
}
