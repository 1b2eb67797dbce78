import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import type { FolderCard } from "../../../shared/saves/folder.ts";
import type { SavesPages } from "../../../shared/saves/pages.ts";
import { formatCount } from "../format/format-count.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./folder-tiles.module.css";

/** All saved looks and each folder, as links with covers. */
export function FolderTiles({
  all,
  folders,
  current,
}: Pick<SavesPages["saved"], "all" | "folders"> & { current: string | null }) {
  return (
    <nav className={styles.tiles} aria-label="Folders">
      <ul>
        <li>
          <Tile to={paths.saved} name="All saved looks" contents={all} isCurrent={current === null} />
        </li>
        {folders.map((folder) => (
          <li key={folder.id}>
            <Tile
              to={paths.savedFolder(folder.id)}
              name={folder.name}
              contents={folder}
              isCurrent={folder.id === current}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({
  to,
  name,
  contents: { looks, covers },
  isCurrent,
}: {
  to: string;
  name: string;
  contents: Pick<FolderCard, "looks" | "covers">;
  isCurrent: boolean;
}) {
  return (
    <Link className={styles.tile} to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
      <span className={styles.covers} data-count={covers.length}>
        {covers.map((photo) => (
          <span key={photo.id}>
            <UploadedPhoto photo={photo} alt="" sizes={photoSizes.folderCover} fit="cover" />
          </span>
        ))}
      </span>
      <b className={styles.name} dir="auto">
        {name}
      </b>
      <span className={styles.count}>{formatCount(looks, "look")}</span>
    </Link>
  );
}
