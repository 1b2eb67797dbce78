import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { unmarkDeleted } from "../../state/deleted-pages.ts";
import { showSuccess } from "../../state/show-toast.ts";

/** @returns false on failure, which a toast has told */
export async function restoreLook(slug: string): Promise<boolean> {
  try {
    await callApi(api.lookDeletion(slug), { method: "DELETE", toasts: "failures" });
  } catch {
    return false;
  }
  unmarkDeleted(paths.look(slug));
  showSuccess("Look restored");
  return true;
}
