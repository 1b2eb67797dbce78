import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { freeStatisticsDays } from "../../../shared/lifetimes.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { ColourCloth } from "../../parts/statistics/colour-cloth.tsx";
import { CostRanking } from "../../parts/statistics/cost-ranking.tsx";
import { PeriodChooser } from "../../parts/statistics/period-chooser.tsx";
import { periodTitle } from "../../parts/statistics/period-title.ts";
import { StatisticsFigures } from "../../parts/statistics/statistics-figures.tsx";
import { WardrobeValue } from "../../parts/statistics/wardrobe-value.tsx";
import { WearsByBrand, WearsByCategory } from "../../parts/statistics/wears-by-group.tsx";
import { WearsByMonth } from "../../parts/statistics/wears-by-month.tsx";
import { WornRanks } from "../../parts/statistics/worn-ranks.tsx";
import { usePage, useViewer } from "../../payload.ts";
import styles from "./statistics.module.css";

export function Statistics() {
  const statistics = usePage("statistics");
  const owner = useViewer()?.slug ?? "";
  const { period, years, hasWears, items } = statistics;
  const { title, days } = periodTitle(statistics);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Statistics"
        description="What you wear and what you don’t, by month, colour, category and brand, and what a wear has cost."
        path={paths.statistics}
        indexed={false}
      />
      <PageTitle lead={`${days}. Only you see this page.`}>{title}</PageTitle>
      {years && hasWears && <PeriodChooser period={period} years={years} />}
      {!years && (
        <Note>
          You see the last {freeStatisticsDays} days. Subscribers see all years.{" "}
          <Link className={typography.link} to={paths.paidSubscription}>
            See subscription
          </Link>
        </Note>
      )}
      {hasWears ? (
        <>
          <StatisticsFigures statistics={statistics} />
          <div className={styles.sections}>
            <WearsByMonth statistics={statistics} />
            <ColourCloth statistics={statistics} />
            <WearsByCategory statistics={statistics} />
            <WearsByBrand statistics={statistics} />
            <WardrobeValue statistics={statistics} />
            <WornRanks statistics={statistics} owner={owner} />
            <CostRanking statistics={statistics} owner={owner} />
          </div>
        </>
      ) : (
        <EmptyState title="No wears yet">
          <p>Log what you wear to see what you wear most, what you don’t, and what a wear has cost.</p>
          <Link className={buttonClass()} to={items > 0 ? paths.memberWardrobe(owner) : paths.addItems}>
            {items > 0 ? "Open wardrobe" : "Add items"}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
