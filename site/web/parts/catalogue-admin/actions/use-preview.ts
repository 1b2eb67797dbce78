import { useEffect, useState } from "react";
import type { ActionResult } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { CallFailure } from "../../../call-failure.ts";
import { type ActionRequest, previewAction } from "./action-request.ts";
import type { EntryKind } from "./action-texts.ts";

export type Preview =
  | { state: "waiting" | "loading" }
  | { state: "failed"; why: string }
  /** Of each one. */
  | { state: "loaded"; results: readonly ActionResult[] };

/** What the server says would happen. `waiting`: it is not chosen yet which one stays. */
export function usePreview(kind: EntryKind, request: ActionRequest): Preview {
  const [preview, setPreview] = useState<Preview>({ state: "loading" });
  // Asks the server, which knows more than the page.
  useEffect(() => {
    const stop = new AbortController();
    setPreview({ state: "loading" });
    previewAction(kind, request, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setPreview(answer ? { state: "loaded", results: answer.results } : { state: "waiting" });
      },
      (failure: unknown) => !stop.signal.aborted && setPreview({ state: "failed", why: reasonOf(failure) }),
    );
    return () => stop.abort();
  }, [kind, request]);
  return preview;
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof CallFailure)) throw failure;
  const [atField] = Object.values(failure.fields).flat();
  return atField ?? failure.answer?.message ?? "We couldn’t check what will happen. Close this and try again.";
}
