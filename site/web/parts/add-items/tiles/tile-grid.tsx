import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { UploadLine } from "../line/upload-line.ts";
import { filteredTiles, orderedTiles, type Tile, type TileFilter, tileFilters } from "../naming/tile.ts";
import { FileTile } from "./file-tile.tsx";
import { NamedTile } from "./named-tile.tsx";
import styles from "./tile-grid.module.css";

const filterLabels: Record<TileFilter, string> = {
  all: "All",
  "to-name": "To name",
  named: "Named",
  failed: "To try again",
};

/** All photos of the sitting; a press on one names it. */
export function TileGrid({
  line,
  tiles,
  shownId,
  onName,
}: {
  line: UploadLine;
  tiles: readonly Tile[];
  /** The item that is being named. */
  shownId: string | undefined;
  onName: (id: string) => void;
}) {
  const [chosen, choose] = useState<TileFilter>("all");
  const filters = tileFilters
    .map((filter) => ({ filter, count: filteredTiles(tiles, filter).length }))
    .filter(({ filter, count }) => filter !== "failed" || count > 0);
  // The last failed file may have gone up while only failed ones were shown.
  const shownFilter = filters.some(({ filter }) => filter === chosen) ? chosen : "all";
  const shown = orderedTiles(filteredTiles(tiles, shownFilter));
  return (
    <section aria-labelledby="photos-of-sitting">
      <h2 id="photos-of-sitting" className={typography.hidden}>
        Photos
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways */}
      <div className={styles.filters} role="group" aria-label="Show">
        {filters.map(({ filter, count }) => (
          <button
            key={filter}
            type="button"
            className={chipClass(filter === shownFilter)}
            aria-pressed={filter === shownFilter}
            onClick={() => choose(filter)}
          >
            {filterLabels[filter]} <span className={typography.num}>{count}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={typography.dim}>{shownFilter === "named" ? "No names yet." : "Everything has a name."}</p>
      )}
      <ul className={styles.tiles}>
        {shown.map((tile) =>
          tile.kind === "file" ? (
            <FileTile key={tile.id} line={line} file={tile.file} />
          ) : (
            <NamedTile key={tile.id} tile={tile} isShown={tile.id === shownId} onName={onName} />
          ),
        )}
      </ul>
    </section>
  );
}
