import type { ItemCard } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import type { WearsAnswer } from "../../../shared/wears/wear.ts";
import { callApi } from "../../call-api.ts";
import { postOnce } from "../../post-once.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { showSuccess } from "../../state/show-toast.ts";

const states = createOptimisticStates<number>();

/** How often an item was worn, corrected by later changes in this tab. */
export const useItemWears = (viewer: string | null, item: Pick<ItemCard, "id" | "wears">): number =>
  states.useCurrent(viewer, item.id, item, item.wears);

const wearsIn = (answer: WearsAnswer | undefined, id: string, otherwise: number): number =>
  answer?.items.find((item) => item.id === id)?.wears ?? otherwise;

/** A call that changed the wears of an item on its way: the server counted `wears`. */
export const noteWears = (id: string, wears: number): Promise<unknown> => states.change(id, wears, async () => wears);

/**
 * Logs a wear, which the toast can undo.
 * @param wears how often the item was worn before
 * @param onUndone called when the toast has taken it back
 * @returns what the server answered; null on failure
 */
export async function logWear(
  id: string,
  wears: number,
  on: string,
  onUndone?: (answer: WearsAnswer) => void,
): Promise<WearsAnswer | null> {
  let answer: WearsAnswer | undefined;
  await states.change(id, wears + 1, async () => {
    const body = { items: [id], on };
    answer = (await postOnce<WearsAnswer>(api.wears, body, { toasts: "failures" })).data;
    return wearsIn(answer, id, wears + 1);
  });
  if (!answer) return null;
  const { press } = answer;
  showSuccess("Wear logged", { label: "Undo", run: () => takeBackPress(press, id, wears, onUndone) });
  return answer;
}

async function takeBackPress(
  press: string,
  id: string,
  wears: number,
  onUndone: ((answer: WearsAnswer) => void) | undefined,
): Promise<void> {
  await states.change(id, wears, async () => {
    const { data } = await callApi<WearsAnswer>(api.wearPress(press), { method: "DELETE" });
    if (data) onUndone?.(data);
    return wearsIn(data, id, wears);
  });
}
