import { useState } from "react";
import type { Colour } from "../../../../shared/colours.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { CostPerWear } from "../../item/cost-per-wear.tsx";
import { WearCalendar } from "../../item/wear-calendar.tsx";
import { WearYear } from "../../item/wear-year.tsx";
import { ColourField } from "../../look-editor/colour-field.tsx";
import { ItemCard } from "../../wardrobe/item-card.tsx";
import { WornLabel } from "../../wardrobe/worn-label.tsx";
import styles from "../sample.module.css";
import { maren, photoOf, sampleItem } from "./sample-data.ts";

const today = "2026-03-20";

export function SampleWardrobe({ looks }: { looks: readonly LookCard[] }) {
  const items = [
    sampleItem("worn", "Wool coat", { photo: photoOf(looks, 0) }),
    sampleItem("wished", "معطف من الصوف", { photo: photoOf(looks, 1), isWished: true, wears: 0, brand: null }),
    sampleItem("unseen", "A coat without a photo", { wears: 1 }),
  ];
  return (
    <>
      <div className={styles.threeColumns}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} owner={maren.slug} />
        ))}
      </div>
      <div className={styles.row}>
        {[1, 14, 1_204].map((wears) => (
          <WornLabel key={wears} wears={wears} />
        ))}
      </div>
      <Worn />
      <CostPerWear price={{ micros: 290_000_000, currency: "EUR" }} wears={31} />
      <Colours />
    </>
  );
}

const wornDays = new Map([
  ["2025-11-28", 1],
  ["2026-01-14", 1],
  ["2026-02-03", 1],
  ["2026-03-02", 1],
  ["2026-03-05", 2],
  ["2026-03-14", 1],
]);

/** What is pressed counts in this sample only. */
function Worn() {
  const [days, setDays] = useState<ReadonlyMap<string, number>>(wornDays);
  const change = (by: number) => (on: string) =>
    setDays((before) => new Map(before).set(on, (before.get(on) ?? 0) + by));
  const wears = [...days.values()].reduce((sum, times) => sum + times, 0);
  return (
    <div className={styles.twoColumns}>
      <WearCalendar
        wears={{ days, wears, lastWornOn: today, log: change(1), remove: change(-1) }}
        today={today}
        start={today}
      />
      <WearYear days={days} />
    </div>
  );
}

function Colours() {
  const [chosen, setChosen] = useState<Colour[]>(["beige", "navy"]);
  return <ColourField chosen={chosen} onChange={setChosen} />;
}
