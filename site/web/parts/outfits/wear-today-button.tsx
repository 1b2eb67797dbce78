import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { localToday } from "../../state/today.ts";
import { wearOutfit } from "./wear-outfit.ts";

/** Logs a wear of all items of an outfit. `onChange` hears by how many its wears have changed. */
export function WearTodayButton({ outfit, onChange }: { outfit: Outfit; onChange: (by: number) => void }) {
  const [isBusy, setBusy] = useState(false);
  const wear = async () => {
    setBusy(true);
    onChange(1);
    await wearOutfit(outfit, localToday(), () => onChange(-1)).catch(() => onChange(-1));
    setBusy(false);
  };
  return (
    <Button
      kind="line"
      size="sm"
      busy={isBusy}
      disabled={outfit.items.length === 0}
      aria-label={`Wear today: ${outfit.name}`}
      onClick={() => void wear()}
    >
      Wear today
    </Button>
  );
}
