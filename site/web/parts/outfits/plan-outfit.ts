import type { Plan, PlanDraft } from "../../../shared/outfits/outfit.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { postOnce } from "../../post-once.ts";
import { showSuccess } from "../../state/show-toast.ts";

/**
 * Plans an outfit for a day.
 * @throws CallFailure, of which the person has been told
 */
export async function planOutfit(draft: PlanDraft): Promise<Plan | undefined> {
  const { data } = await postOnce<Plan>(api.plans, draft, { toasts: "failures" });
  return data;
}

export const removePlan = (id: string) => callApi(api.plan(id), { method: "DELETE", toasts: "failures" });

/** Plans an outfit where no planner is shown. @returns whether it worked */
export async function planOutfitWithToast(draft: PlanDraft): Promise<boolean> {
  try {
    const plan = await planOutfit(draft);
    const undo = async () => {
      if (plan && (await removePlan(plan.id).catch(() => null))) showSuccess("Removed from planner");
    };
    showSuccess("Outfit planned", plan && { label: "Undo", run: undo });
    return true;
  } catch {
    return false;
  }
}
