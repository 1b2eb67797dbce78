import { Button } from "@hemline/ui/buttons/button.tsx";
import type { ItemCard } from "../../../shared/items/item.ts";
import { useViewer } from "../../payload.ts";
import { localToday } from "../../state/today.ts";
import { logWear, useItemWears } from "../wardrobe/use-item-wears.ts";
import { WornLabel } from "../wardrobe/worn-label.tsx";

export function FirstWearButton({ item }: { item: ItemCard }) {
  const wears = useItemWears(useViewer()?.slug ?? null, item);
  if (wears > 0) return <WornLabel wears={wears} />;
  return (
    <Button
      kind="line"
      size="sm"
      aria-label={`Log first wear of ${item.name ?? "the item without a name"}`}
      onClick={() => void logWear(item.id, wears, localToday())}
    >
      Log first wear
    </Button>
  );
}
