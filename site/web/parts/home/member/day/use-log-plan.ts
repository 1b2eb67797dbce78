import { useState } from "react";
import type { PlanState } from "../../../../../shared/outfits/outfit-options.ts";
import { api } from "../../../../../shared/paths.ts";
import { callApi } from "../../../../call-api.ts";
import { useRefresh } from "../../../../navigation/use-refresh.ts";
import { showSuccess } from "../../../../state/show-toast.ts";

/** Logs a planned outfit as worn, which the toast can undo. */
export function useLogPlan() {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  /** @returns whether it worked; otherwise the person has been told */
  const put = async (id: string, became: PlanState): Promise<boolean> => {
    const isDone = await callApi(api.plan(id), { method: "PUT", body: { became }, toasts: "failures" }).then(
      () => true,
      () => false,
    );
    if (isDone) await refresh();
    return isDone;
  };
  const log = async (id: string) => {
    setBusy(true);
    const undo = async () => {
      if (await put(id, "planned")) showSuccess("Wear deleted");
    };
    if (await put(id, "worn")) showSuccess("Wear logged", { label: "Undo", run: undo });
    setBusy(false);
  };
  return { isBusy, log };
}
