import { api } from "../../../shared/paths.ts";
import type { FolderChoice, FolderLookAnswer } from "../../../shared/saves/folder.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { noteSave, unsaveAgain } from "./use-save.ts";

const states = createOptimisticStates<boolean>();
const keyOf = (folderId: string, slug: string) => `${folderId} ${slug}`;

/** Whether a folder holds a look, corrected by later changes in this tab. */
export const useFolderLook = (viewer: string | null, choice: FolderChoice, slug: string): boolean =>
  states.useCurrent(viewer, keyOf(choice.id, slug), choice, choice.hasLook);

/** @returns null on failure */
export async function setFolderLook(
  folderId: string,
  slug: string,
  hasLook: boolean,
): Promise<FolderLookAnswer | null> {
  let answer: FolderLookAnswer | null = null;
  const state = await states.change(keyOf(folderId, slug), hasLook, async () => {
    const method = hasLook ? "PUT" : "DELETE";
    const { data } = await callApi<FolderLookAnswer>(api.folderLook(folderId, slug), { method, toasts: "failures" });
    answer = data ?? null;
    return hasLook;
  });
  if (state) void noteSave(slug);
  return answer;
}

/**
 * Puts a look into a folder, or takes it out. What is put in is said in a toast, which can undo it: a look that was not saved
 * before isn’t saved then, unless another folder holds it.
 */
export async function chooseFolder(
  { id, name }: Pick<FolderChoice, "id" | "name">,
  slug: string,
  hasLook: boolean,
  onChanged: (hasLook: boolean) => void,
): Promise<void> {
  const answer = await setFolderLook(id, slug, hasLook);
  if (!answer) return;
  onChanged(hasLook);
  if (!hasLook) return;
  const undo = async () => {
    if (!(await setFolderLook(id, slug, false))) return;
    if (!answer.wasSaved && !(await isInFolder(slug))) await unsaveAgain(slug);
    onChanged(false);
  };
  showSuccess(`Saved to ${name}`, { label: "Undo", run: undo });
}

async function isInFolder(slug: string): Promise<boolean> {
  try {
    const { data = [] } = await callApi<FolderChoice[]>(api.lookFolders(slug), { toasts: "none" });
    return data.some(({ hasLook }) => hasLook);
  } catch {
    // Then it stays saved, which loses nothing.
    return true;
  }
}
