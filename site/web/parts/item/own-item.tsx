import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useState } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import type { WearDay } from "../../../shared/wears/wear.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useToday } from "../../state/today.ts";
import { CostPerWear } from "./cost-per-wear.tsx";
import { ItemHead } from "./item-head.tsx";
import styles from "./own-item.module.css";
import { useWearDays } from "./use-wear-days.ts";
import { WearCalendar } from "./wear-calendar.tsx";
import { WearYear } from "./wear-year.tsx";

/** For its owner: the head with its buttons and fields, the days it was worn, and what a wear costs. */
export function OwnItem({ item, loaded }: { item: ItemDetail; loaded: readonly WearDay[] }) {
  const wears = useWearDays(item, loaded);
  const today = useToday();
  const refresh = useRefresh();
  const [isEditing, setEditing] = useState(false);
  const price = item.own?.price;
  return (
    <>
      <ItemHead
        item={item}
        wears={wears}
        isEditing={isEditing}
        onEdit={() => setEditing(true)}
        onDone={async (isSaved) => {
          if (isSaved) await refresh();
          setEditing(false);
        }}
      />
      {!item.isWished && (
        <section className={styles.section}>
          <SectionHeading>Days worn</SectionHeading>
          <div className={styles.days}>
            <WearCalendar wears={wears} today={today} start={wears.lastWornOn ?? item.addedAt.slice(0, 10)} />
            <WearYear days={wears.days} />
          </div>
        </section>
      )}
      {price && !item.isWished && wears.wears > 0 && (
        <section className={styles.section}>
          <SectionHeading>What a wear costs</SectionHeading>
          <div className={styles.cost}>
            <CostPerWear price={price} wears={wears.wears} />
          </div>
        </section>
      )}
    </>
  );
}
