import typography from "@hemline/ui/styles/typography.module.css";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { slotOfItem } from "../../../../shared/outfits/outfit-options.ts";
import { OutfitCombo } from "../../outfits/outfit-combo.tsx";
import { PlanStateLabel } from "../../planner/plan-state-label.tsx";
import { WornCard } from "../../planner/worn-card.tsx";
import styles from "../sample.module.css";
import { photoOf, sampleItem } from "./sample-data.ts";

const names = ["Wool coat", "Navy trousers", "Brown loafers", "Leather bag"];

export function SamplePlanner({ looks }: { looks: readonly LookCard[] }) {
  const items = names.map((name, at) => sampleItem(`${at}`, name, { photo: photoOf(looks, at) }));
  return (
    <>
      <div className={styles.tiles}>
        {[4, 3, 2, 1, 0].map((count) => (
          <div key={count}>
            <OutfitCombo items={items.slice(0, count).map((item) => ({ slot: slotOfItem(item), item }))} />
          </div>
        ))}
      </div>
      <div className={styles.row}>
        {(["planned", "worn", "instead"] as const).map((state) => (
          <PlanStateLabel key={state} became={state} />
        ))}
      </div>
      <h3 className={typography.hidden}>What was worn</h3>
      <div className={styles.twoColumns}>
        <WornCard worn={{ on: "2026-03-18", items: items.slice(0, 3), more: 1, outfit: null }} />
        <WornCard worn={{ on: "2026-03-19", items: items.slice(2), more: 0, outfit: "For the market" }} />
      </div>
    </>
  );
}
