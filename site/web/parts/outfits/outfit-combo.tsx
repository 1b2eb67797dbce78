import { Photo } from "@hemline/ui/photos/photo.tsx";
import type { PicturedItem } from "../../../shared/items/item.ts";
import { comboItems } from "../../../shared/outfits/combo-items.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { photoSizes, widestFor } from "../photos/photo-sizes.ts";
import { photoSources } from "../photos/photo-sources.ts";
import { Combo } from "./combo.tsx";

/** An outfit as one to four photos in one square. Decorative: its name stands beside it. */
export function OutfitCombo({
  items,
  sizes = photoSizes.combo,
}: {
  items: Outfit<PicturedItem>["items"];
  sizes?: string;
}) {
  return (
    <Combo>
      {comboItems(items).map(
        ({ item: { id, photo } }) =>
          photo && <Photo key={id} files={photoSources(photo, widestFor(sizes))} alt="" sizes={sizes} fit="cover" />,
      )}
    </Combo>
  );
}
