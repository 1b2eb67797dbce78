import type { LookCard } from "../../../shared/looks/look.ts";
import { api } from "../../../shared/paths.ts";
import type { UnsaveAnswer } from "../../../shared/saves/folder.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { showSuccess } from "../../state/show-toast.ts";

const states = createOptimisticStates<boolean>();

/** Whether the viewer saved a look, corrected by later changes in this tab. */
export const useSave = (viewer: string | null, look: Pick<LookCard, "slug">, isSaved: boolean): boolean =>
  states.useCurrent(viewer, look.slug, look, isSaved);

export const saveLook = (slug: string): Promise<unknown> =>
  states.change(slug, true, async () => {
    await callApi(api.lookSave(slug), { method: "PUT", toasts: "failures" });
    return true;
  });

/** A call that saved the look on its way, as putting it into a folder does. */
export const noteSave = (slug: string): Promise<unknown> => states.change(slug, true, async () => true);

/** Undoes a save, without a toast that says so. */
export const unsaveAgain = (slug: string): Promise<unknown> =>
  states.change(slug, false, async () => {
    await callApi(api.lookSave(slug), { method: "DELETE", toasts: "failures" });
    return false;
  });

/** Takes the look out of its folders too, which the toast can undo. @returns false on failure */
export async function unsaveLook(slug: string, onUndone?: () => void): Promise<boolean> {
  let folders: readonly string[] = [];
  const state = await states.change(slug, false, async () => {
    const { data } = await callApi<UnsaveAnswer>(api.lookSave(slug), { method: "DELETE", toasts: "failures" });
    folders = data?.folders ?? [];
    return false;
  });
  if (state === null) return false;
  showSuccess("Removed from Saved", {
    label: "Undo",
    run: async () => {
      if ((await saveAgain(slug, folders)) !== null) onUndone?.();
    },
  });
  return true;
}

const saveAgain = (slug: string, folders: readonly string[]) =>
  states.change(slug, true, async () => {
    await callApi(api.lookSave(slug), { method: "PUT", toasts: "failures" });
    for (const folder of folders) await callApi(api.folderLook(folder, slug), { method: "PUT", toasts: "failures" });
    return true;
  });
