import * as z from "zod";
import { saveLimits } from "../limits.ts";
import type { PhotoCard } from "../photos/photo.ts";
import { hasVisibleText } from "../visible-text.ts";

/** Where a member keeps saved looks. Only that member sees it. */
export interface Folder {
  id: string;
  name: string;
}

export interface FolderCard extends Folder {
  looks: number;
  /** Of the looks that were added last, three at most. */
  covers: PhotoCard[];
}

/** One of the member's folders, as a place for one look. */
export interface FolderChoice extends Folder {
  hasLook: boolean;
}

/** Whether a folder holds a look now, and whether the look was saved before. */
export interface FolderLookAnswer {
  hasLook: boolean;
  wasSaved: boolean;
}

/** `saves` is null for everybody but the look's author. */
export interface SaveAnswer {
  saved: boolean;
  saves: number | null;
}

export interface UnsaveAnswer extends SaveAnswer {
  /** The ids of the folders that held the look. */
  folders: string[];
}

/** `POST /api/folders` and `PUT /api/folders/{id}` */
export const FolderDraft = z.object({
  name: z
    .string({ error: "Name the folder." })
    .trim()
    .refine(hasVisibleText, "Name the folder.")
    .max(saveLimits.folderNameLength, `Use ${saveLimits.folderNameLength} characters or fewer for the name.`),
});
