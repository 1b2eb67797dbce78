import { useState } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import type { WearDay, WearsAnswer } from "../../../shared/wears/wear.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { logWear, noteWears, useItemWears } from "../wardrobe/use-item-wears.ts";

export interface WearDays {
  /** How often the item was worn on each day. */
  days: ReadonlyMap<string, number>;
  wears: number;
  /** The latest day; null for what was never worn. */
  lastWornOn: string | null;
  log: (on: string) => void;
  /** Takes back the last wear of a day. */
  remove: (on: string) => void;
}

interface Change {
  on: string;
  by: 1 | -1;
}

/** The wears of one's own item, each change at once; taken back when the server refuses it. */
export function useWearDays(item: ItemDetail, loaded: readonly WearDay[]): WearDays {
  const [{ base, changes }, setState] = useState<{ base: readonly WearDay[]; changes: readonly Change[] }>({
    base: loaded,
    changes: [],
  });
  const current = base === loaded ? changes : [];
  const apply = (change: Change) =>
    setState((before) => ({ base: loaded, changes: [...(before.base === loaded ? before.changes : []), change] }));
  const drop = (change: Change) =>
    setState((before) => ({ ...before, changes: before.changes.filter((one) => one !== change) }));
  const wears = useItemWears(useViewer()?.slug ?? null, item);

  const days = new Map(loaded.map(({ on, times }) => [on, times]));
  for (const { on, by } of current) days.set(on, (days.get(on) ?? 0) + by);
  for (const [on, times] of days) if (times <= 0) days.delete(on);

  const log = async (on: string) => {
    const change: Change = { on, by: 1 };
    apply(change);
    if (!(await logWear(item.id, wears, on, () => drop(change)))) drop(change);
  };
  const remove = async (on: string) => {
    const change: Change = { on, by: -1 };
    apply(change);
    try {
      const { data } = await callApi<WearsAnswer>(api.itemWear(item.id, on), { method: "DELETE", toasts: "failures" });
      await noteWears(item.id, data?.items[0]?.wears ?? wears - 1);
      showSuccess("Wear deleted", { label: "Undo", run: () => log(on) });
    } catch {
      drop(change);
    }
  };
  return {
    days,
    wears,
    lastWornOn: [...days.keys()].sort().at(-1) ?? null,
    log: (on) => void log(on),
    remove: (on) => void remove(on),
  };
}
