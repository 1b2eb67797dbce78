import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { FolderMenu } from "../parts/saves/folder-menu.tsx";
import { FolderTiles } from "../parts/saves/folder-tiles.tsx";
import { NewFolderButton } from "../parts/saves/new-folder-button.tsx";
import { SavedLooks } from "../parts/saves/saved-looks.tsx";
import { useSavedFolders } from "../parts/saves/use-saved-folders.ts";
import { usePage } from "../payload.ts";
import styles from "./saved.module.css";

export function Saved() {
  const page = usePage("saved");
  const { folder, looks } = page;
  const { all, folders, reload } = useSavedFolders(page);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={folder ? `${folder.name}, saved looks` : "Saved"}
        description="The looks you saved, in your own folders. Only you see them."
        path={paths.saved}
        indexed={false}
      />
      <PageTitle aside={<NewFolderButton />}>Saved</PageTitle>
      {folders.length > 0 && <FolderTiles all={all} folders={folders} current={folder?.id ?? null} />}
      {folder ? (
        <div className={styles.folder}>
          <h2 className={typography.d40} dir="auto">
            {folder.name}
          </h2>
          <FolderMenu key={folder.id} folder={folder} />
        </div>
      ) : (
        <h2 className={typography.hidden}>All saved looks</h2>
      )}
      <div className={styles.list}>
        <SavedLooks key={folder?.id} looks={looks} folder={folder} onChange={() => void reload()} />
      </div>
    </div>
  );
}
