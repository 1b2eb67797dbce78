import { api } from "../../../shared/paths.ts";
import type { LookWearDraft, WearsAnswer } from "../../../shared/wears/wear.ts";
import { callApi } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { postOnce } from "../../post-once.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { noteWears } from "../wardrobe/use-item-wears.ts";

/** Logs a wear of each item that a look names, which the toast can undo. A toast tells failures too. */
export async function wearLook(slug: string, on: string): Promise<void> {
  const draft: LookWearDraft = { on };
  try {
    const { message, data } = await postOnce<WearsAnswer>(api.lookWears(slug), draft, { toasts: "failures" });
    note(data);
    showSuccess(message ?? "Wear logged", data && { label: "Undo", run: () => takeBack(data.press) });
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

async function takeBack(press: string): Promise<void> {
  try {
    note((await callApi<WearsAnswer>(api.wearPress(press), { method: "DELETE" })).data);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

function note(answer: WearsAnswer | undefined): void {
  for (const { id, wears } of answer?.items ?? []) void noteWears(id, wears);
}
