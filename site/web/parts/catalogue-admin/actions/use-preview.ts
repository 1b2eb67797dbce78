import { useEffect, useState } from "react";
import type { ActionOutcome } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { CallFailure } from "../../../call-failure.ts";
import type { Listed } from "../../lists/list-items.ts";

export type Preview =
  | { state: "waiting" | "loading" }
  | { state: "failed"; why: string }
  /** Of each one. */
  | { state: "loaded"; results: readonly (ActionOutcome & Listed)[] };

/** Asks what would happen; null while that is not known yet. @throws CallFailure */
export type AskPreview = (signal: AbortSignal) => Promise<{ results: readonly (ActionOutcome & Listed)[] } | null>;

/** What the server says would happen. `waiting`: it is not chosen yet which one stays. @param ask another one asks anew */
export function usePreview(ask: AskPreview): Preview {
  const [preview, setPreview] = useState<Preview>({ state: "loading" });
  // Asks the server, which knows more than the page.
  useEffect(() => {
    const stop = new AbortController();
    setPreview({ state: "loading" });
    ask(stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setPreview(answer ? { state: "loaded", results: answer.results } : { state: "waiting" });
      },
      (failure: unknown) => !stop.signal.aborted && setPreview({ state: "failed", why: reasonOf(failure) }),
    );
    return () => stop.abort();
  }, [ask]);
  return preview;
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof CallFailure)) throw failure;
  const [atField] = Object.values(failure.fields).flat();
  return atField ?? failure.answer?.message ?? "We couldn’t check what will happen. Close this and try again.";
}
