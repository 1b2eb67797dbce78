import { useEffect, useState } from "react";
import type { FaultAnswer } from "../../../shared/api-answer.ts";
import { api } from "../../../shared/paths.ts";
import { CallFailure } from "../../call-failure.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";

type UncroppedPhoto = { step: "loading" } | { step: "loaded"; file: Blob } | { step: "failed"; why: string };

/** What the server shows of a whole photo to the member who may crop it; nothing is asked for without an id. */
export function useUncroppedPhoto(id: string | null): { uncropped: UncroppedPhoto; retry: () => void } {
  const [uncropped, setUncropped] = useState<UncroppedPhoto>({ step: "loading" });
  const [attempt, setAttempt] = useState(0);
  // Asked for while the photo is shown: the server keeps no file of it. `attempt` asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    setUncropped({ step: "loading" });
    fetchUncropped(id, abort.signal).then(
      (file) => setUncropped({ step: "loaded", file }),
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (!(failure instanceof CallFailure)) throw failure;
        setUncropped({ step: "failed", why: messageOf(failure) });
        if (failure.status === 401)
          openAccountDialog({ mode: "login", onSignedIn: () => setAttempt((before) => before + 1) });
      },
    );
    return () => abort.abort();
  }, [id, attempt]);
  return { uncropped, retry: () => setAttempt((before) => before + 1) };
}

/** @throws CallFailure, also when it was aborted */
async function fetchUncropped(id: string, signal: AbortSignal): Promise<Blob> {
  const url = api.photoUncropped(id);
  const lost = (cause: unknown): never => {
    throw new CallFailure("GET", url, 0, null, cause);
  };
  const response = await fetch(url, { signal }).catch(lost);
  if (response.ok) return response.blob().catch(lost);
  const answer: FaultAnswer | null = await response.json().catch(() => null);
  throw new CallFailure("GET", url, response.status, answer);
}

const messageOf = ({ status, answer }: CallFailure): string =>
  answer?.message ?? (status === 0 ? "The connection was lost. Try again." : "Try again in a moment.");
