import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { formatShortDay } from "../format/format-date.ts";
import { ColoursOfWardrobe } from "./colours-of-wardrobe.tsx";
import { CostRanking } from "./cost-ranking.tsx";
import { FirstWearButton } from "./first-wear-button.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { filePath } from "./period-words.ts";
import styles from "./statistics-section.module.css";
import { categoryName } from "./statistics-words.ts";
import { ValueOverTime } from "./value-over-time.tsx";
import { WearsByMonth } from "./wears-by-month.tsx";
import { WornGroups } from "./worn-groups.tsx";
import { WornRanking } from "./worn-ranking.tsx";

/** `owner` is the slug of the member whose wardrobe it is. */
export function StatisticsSections({ statistics, owner }: { statistics: Statistics; owner: string }) {
  const { period, to, byCategory, byBrand, currencies, mostWorn, leastWorn, forgotten } = statistics;
  const costly = currencies.filter(({ highest }) => highest.length > 0);
  return (
    <>
      <KeyFigures statistics={statistics} />
      <div className={styles.sections}>
        <WearsByMonth statistics={statistics} />
        <ColoursOfWardrobe statistics={statistics} />
        <WornGroups
          title="By category"
          kind="Category"
          file="categories"
          period={period}
          groups={byCategory.map(({ category, ...counts }) => ({ name: categoryName(category), ...counts }))}
        />
        {byBrand.length > 0 && (
          <WornGroups
            title="By brand"
            kind="Brand"
            file="brands"
            period={period}
            groups={byBrand.map(({ brand, ...counts }) => ({ name: brand, ...counts }))}
          />
        )}
        {currencies.map((value) => (
          <ValueOverTime key={value.currency} value={value} period={period} />
        ))}
        {mostWorn.length > 0 && (
          <WornRanking
            title="Worn most"
            aside={
              <a className={typography.link} href={filePath("items", period)} download>
                Download CSV<span className={typography.hidden}> of all items with their wears</span>
              </a>
            }
            items={mostWorn}
            owner={owner}
            note={({ wears }) => formatCount(wears, "wear")}
          />
        )}
        <WornRanking
          title="Waiting for their turn"
          aside={
            forgotten > 0 && (
              <Link className={typography.link} to={`${paths.memberWardrobe(owner)}?show=not-worn-lately`}>
                All {forgotten}
                <span className={typography.hidden}> not worn for six weeks</span>
              </Link>
            )
          }
          items={leastWorn}
          owner={owner}
          note={({ lastWornOn }) => (lastWornOn ? `last worn ${formatShortDay(lastWornOn, to)}` : "never worn")}
          end={({ item }) => item.wears === 0 && <FirstWearButton item={item} />}
        />
        {costly.map((value) => (
          <CostRanking
            key={value.currency}
            title={costly.length > 1 ? `Cost per wear in ${value.currency}` : "Cost per wear, dearest first"}
            value={value}
            period={period}
            owner={owner}
          />
        ))}
      </div>
    </>
  );
}
