import { useSyncExternalStore } from "react";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";

/** By slug, the likes that were changed in this tab since the pages were loaded. */
const changed = new Map<string, boolean>();
let viewerOfChanges: string | null = null;
const listeners = new Set<() => void>();
let lastCall: Promise<unknown> = Promise.resolve();

function setChanged(slug: string, liked: boolean | undefined) {
  if (liked === undefined) changed.delete(slug);
  else changed.set(slug, liked);
  for (const listener of listeners) listener();
}

/** Cleared when another member logs in. */
function changedBy(viewer: string | null, slug: string): boolean | undefined {
  if (viewer === null) return undefined;
  if (viewerOfChanges !== null && viewerOfChanges !== viewer) changed.clear();
  viewerOfChanges = viewer;
  return changed.get(slug);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface Likes {
  liked: boolean;
  likes: number;
}

/** The likes of a page, corrected by later changes in this tab. */
export function useLikes(viewer: string | null, slug: string, loaded: Likes): Likes {
  const liked = useSyncExternalStore(
    subscribe,
    () => changedBy(viewer, slug) ?? loaded.liked,
    () => loaded.liked,
  );
  return { liked, likes: loaded.likes + Number(liked) - Number(loaded.liked) };
}

/** Optimistic: shows the like at once, sends it after earlier ones, and reverts it on failure. */
export function setLike(slug: string, liked: boolean): Promise<void> {
  const before = changed.get(slug);
  setChanged(slug, liked);
  const call = lastCall.then(() =>
    callApi(api.lookLike(slug), { method: liked ? "PUT" : "DELETE", toasts: "failures" }).then(
      () => undefined,
      () => setChanged(slug, before),
    ),
  );
  lastCall = call;
  return call;
}
