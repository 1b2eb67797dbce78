import { useRef } from "react";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";

/** Others are told for longer than this. */
const pauseMs = 4_000;

/** @returns what to call at each key: others are told that the member is writing */
export function useSayWriting(slug: string, isMember: boolean): () => void {
  const saidAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isMember || now - saidAt.current < pauseMs) return;
    saidAt.current = now;
    // Nothing depends on it.
    void callApiQuietly(api.discussionWriting(slug), { method: "PUT" }).catch(() => undefined);
  };
}
