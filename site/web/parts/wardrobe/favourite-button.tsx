import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { ItemCard } from "../../../shared/items/item.ts";
import { useViewer } from "../../payload.ts";
import styles from "./favourite-button.module.css";
import { setFavourite, useFavourite } from "./use-favourite.ts";

/** The owner's heart on an item. */
export function FavouriteButton({
  item,
  onPhoto = false,
}: {
  item: Pick<ItemCard, "id" | "name" | "isFavourite">;
  /** On a sheet of its own, so that it is seen on any colour. */
  onPhoto?: boolean;
}) {
  const isFavourite = useFavourite(useViewer()?.slug ?? null, item);
  const label = `Favourite: ${item.name ?? "item without a name"}`;
  return (
    <button
      type="button"
      className={classNames(styles.heart, onPhoto && styles.onPhoto)}
      aria-pressed={isFavourite}
      aria-label={label}
      title={isFavourite ? "Remove from favourites" : "Add to favourites"}
      onClick={() => void setFavourite(item.id, !isFavourite)}
    >
      <Icon name="heart" size="sm" />
    </button>
  );
}
