import { api } from "../../../shared/paths.ts";
import type { FolderChoice } from "../../../shared/saves/folder.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { noteSave } from "./use-save.ts";

const states = createOptimisticStates<boolean>();
const keyOf = (folderId: string, slug: string) => `${folderId} ${slug}`;

/** Whether a folder holds a look, corrected by later changes in this tab. */
export const useFolderLook = (viewer: string | null, choice: FolderChoice, slug: string): boolean =>
  states.useCurrent(viewer, keyOf(choice.id, slug), choice, choice.hasLook);

/** @returns false on failure */
export async function setFolderLook(folderId: string, slug: string, hasLook: boolean): Promise<boolean> {
  const state = await states.change(keyOf(folderId, slug), hasLook, async () => {
    await callApi(api.folderLook(folderId, slug), { method: hasLook ? "PUT" : "DELETE", toasts: "failures" });
    return hasLook;
  });
  if (state) void noteSave(slug);
  return state !== null;
}
