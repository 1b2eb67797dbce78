import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import styles from "./photo-steps.module.css";
import { isItem, type Tile } from "./tile.ts";

/** Which photo is shown, and the way to the one before and after it. */
export function PhotoSteps({
  tiles,
  id,
  at,
  onShow,
  onDelete,
}: {
  tiles: readonly Tile[];
  id: string;
  at: number;
  onShow: (id: string) => void;
  onDelete: () => void;
}) {
  const items = tiles.filter(isItem);
  const index = items.findIndex((tile) => tile.id === id);
  const [before, after] = [items[index - 1], items[index + 1]];
  return (
    <div className={styles.row}>
      <b className={`${typography.strong} ${typography.num}`}>
        Photo {at} of {tiles.length}
      </b>
      <span className={styles.buttons}>
        <IconButton icon="bin" label="Delete item" onClick={onDelete} />
        <IconButton icon="left" label="Previous photo" disabled={!before} onClick={() => before && onShow(before.id)} />
        <IconButton icon="right" label="Next photo" disabled={!after} onClick={() => after && onShow(after.id)} />
      </span>
    </div>
  );
}
