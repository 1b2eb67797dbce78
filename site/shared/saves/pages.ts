import type { LookCard } from "../looks/look.ts";
import type { Slice } from "../page-data.ts";
import type { Folder, FolderCard } from "./folder.ts";

export interface SavesPages {
  saved: {
    /** The folder that is shown; null for all saved looks. */
    folder: Folder | null;
    looks: Slice<LookCard>;
    all: Omit<FolderCard, "id" | "name">;
    folders: FolderCard[];
  };
}
