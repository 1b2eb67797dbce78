import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { Combo } from "./combo.tsx";
import { comboItems } from "./combo-items.ts";

/** An outfit as one to four photos in one square. Decorative: its name stands beside it. */
export function OutfitCombo({ items }: { items: Outfit["items"] }) {
  return (
    <Combo>
      {comboItems(items).map(
        ({ item: { id, photo } }) =>
          photo && <UploadedPhoto key={id} photo={photo} alt="" sizes={photoSizes.combo} fit="cover" />,
      )}
    </Combo>
  );
}
