import { Label } from "@hemline/ui/messages/label.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { wornLabel } from "../wardrobe/item-labels.ts";

/** How often an outfit was worn, sewn in once there is something to count. */
export function OutfitWears({ wears }: { wears: number }) {
  return wears > 0 ? (
    <Label>{wornLabel(wears)}</Label>
  ) : (
    <span className={`${typography.s14} ${typography.faint}`}>Not worn yet</span>
  );
}
