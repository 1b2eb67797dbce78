import { paths } from "../../../shared/paths.ts";
import type { FolderCard } from "../../../shared/saves/folder.ts";
import type { SavesPages } from "../../../shared/saves/pages.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./folder-tiles.module.css";

interface FolderTilesProps extends Pick<SavesPages["saved"], "all" | "folders"> {
  /** The id of the folder on the page; null for all saved looks. */
  current: string | null;
}

/** All saved looks and each folder, as links with covers. */
export function FolderTiles({ all, folders, current }: FolderTilesProps) {
  return (
    <nav className={styles.tiles} aria-label="Folders">
      <ul>
        <Tile to={paths.saved} name="All saved looks" contents={all} isCurrent={current === null} />
        {folders.map((folder) => (
          <Tile
            key={folder.id}
            to={paths.savedFolder(folder.id)}
            name={folder.name}
            contents={folder}
            isCurrent={folder.id === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TileProps {
  to: string;
  name: string;
  contents: Pick<FolderCard, "looks" | "covers">;
  isCurrent: boolean;
}

function Tile({ to, name, contents: { looks, covers }, isCurrent }: TileProps) {
  return (
    <li>
      <Link className={styles.tile} to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
        <Covers photos={covers} />
        <b className={styles.name} dir="auto">
          {name}
        </b>
        <span className={styles.count}>{formatCount(looks, "look")}</span>
      </Link>
    </li>
  );
}

function Covers({ photos }: { photos: FolderCard["covers"] }) {
  return (
    <span className={styles.covers} data-count={photos.length}>
      {photos.map((photo) => (
        <span key={photo.id}>
          <UploadedPhoto photo={photo} alt="" sizes={photoSizes.folderCover} fit="cover" />
        </span>
      ))}
    </span>
  );
}
