import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { Statistics, WornItem } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { ShortDay } from "../format/short-day.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import { filteredWardrobePath } from "../wardrobe-list/filtered-wardrobe-path.ts";
import { statisticsFilePath } from "./statistics-path.ts";
import styles from "./worn-ranks.module.css";

/** What is worn most, and what waits in the wardrobe. */
export function WornRanks({
  statistics: { mostWorn, leastWorn, forgotten, neverWorn, period },
  owner,
}: {
  statistics: Statistics;
  /** A slug. */
  owner: string;
}) {
  return (
    <>
      <section>
        <SectionHeading
          size="h32"
          aside={
            <a className={typography.link} href={statisticsFilePath("items", period)} download>
              Download CSV <span className={typography.hidden}>of all items</span>
            </a>
          }
        >
          Worn most
        </SectionHeading>
        <Ranks rows={mostWorn} owner={owner} none="No wears logged in this period." />
      </section>
      <section>
        <SectionHeading
          size="h32"
          aside={
            forgotten > 0 && (
              <Link className={typography.link} to={filteredWardrobePath(owner, { show: "not-worn-lately" })}>
                All {forgotten} not worn for six weeks
              </Link>
            )
          }
        >
          Waiting for their turn
        </SectionHeading>
        <Ranks rows={leastWorn} owner={owner} none="There is nothing here yet." />
        {neverWorn > 0 && (
          <p className={styles.more}>
            <Link className={typography.link} to={filteredWardrobePath(owner, { show: "never-worn" })}>
              {formatCount(neverWorn, "item")} never worn
            </Link>
          </p>
        )}
      </section>
    </>
  );
}

function Ranks({ rows, owner, none }: { rows: readonly WornItem[]; owner: string; none: string }) {
  if (rows.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.ranks}>
      {rows.map(({ item, wears, lastWornOn }) => (
        <li key={item.id}>
          <div className={styles.picture}>
            <ItemPicture item={item} sizes={photoSizes.thumb} alt="" />
          </div>
          <div>
            <Link className={styles.name} to={paths.item(owner, item.id)} dir="auto">
              {item.name ?? "Item without a name"}
            </Link>
            <p className={styles.last}>
              {lastWornOn ? (
                <>
                  Last worn <ShortDay at={lastWornOn} />
                </>
              ) : (
                "Never worn"
              )}
            </p>
          </div>
          <span className={styles.wears}>{formatCount(wears, "wear")}</span>
        </li>
      ))}
    </ol>
  );
}
