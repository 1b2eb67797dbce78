import { Label } from "@hemline/ui/messages/label.tsx";
import { wornLabel } from "./item-labels.ts";

/** The sewn label: only what was worn has one. */
export function WornLabel({ wears }: { wears: number }) {
  return wears === 0 ? null : <Label>{wornLabel(wears)}</Label>;
}
