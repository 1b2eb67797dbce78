import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import type { SavesPages } from "../../../shared/saves/pages.ts";
import { fetchPageData, payloadPath } from "../../fetch-payload.ts";

type SavedPage = SavesPages["saved"];
type Folders = Pick<SavedPage, "all" | "folders">;

/** The folders of the page, and how to load them again without its list, which may have grown by further pages. */
export function useSavedFolders(page: SavedPage): Folders & { reload: () => Promise<void> } {
  const [later, setLater] = useState<{ page: SavedPage; folders: Folders } | null>(null);
  const { all, folders } = later?.page === page ? later.folders : page;
  return {
    all,
    folders,
    reload: async () => {
      const { answer } = await fetchPageData(payloadPath(paths.saved));
      if (answer?.kind === "page" && answer.page.id === "saved") setLater({ page, folders: answer.page.data });
    },
  };
}
