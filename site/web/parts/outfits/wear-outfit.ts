import type { PicturedItem } from "../../../shared/items/item.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { api } from "../../../shared/paths.ts";
import type { WearDraft, WearsAnswer } from "../../../shared/wears/wear.ts";
import { callApi } from "../../call-api.ts";
import { postOnce } from "../../post-once.ts";
import { showSuccess } from "../../state/show-toast.ts";

/**
 * Logs a wear of each item of an outfit, which the toast can undo.
 * @param onUndone called when the wears are gone again
 * @throws CallFailure, of which the person has been told
 */
export async function wearOutfit({ id, items }: Outfit<PicturedItem>, on: string, onUndone: () => void): Promise<void> {
  const draft: WearDraft = { items: items.map(({ item }) => item.id), on, outfit: id };
  const { data } = await postOnce<WearsAnswer>(api.wears, draft, { toasts: "failures" });
  const undo = async (press: string) => {
    try {
      await callApi(api.wearPress(press), { method: "DELETE", toasts: "failures" });
    } catch {
      return;
    }
    showSuccess("Wear deleted");
    onUndone();
  };
  showSuccess("Wear logged", data && { label: "Undo", run: () => undo(data.press) });
}
