import { useSyncExternalStore } from "react";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";

/** By slug, the likes that were changed in this tab since the pages were loaded. */
const pressed = new Map<string, boolean>();
let whose: string | null = null;
const listeners = new Set<() => void>();
let sent: Promise<unknown> = Promise.resolve();

function remember(slug: string, liked: boolean | undefined) {
  if (liked === undefined) pressed.delete(slug);
  else pressed.set(slug, liked);
  for (const listener of listeners) listener();
}

/** Cleared when another member logs in. */
function pressedBy(viewer: string | null, slug: string): boolean | undefined {
  if (viewer === null) return undefined;
  if (whose !== null && whose !== viewer) pressed.clear();
  whose = viewer;
  return pressed.get(slug);
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
export function useLikes(viewer: string | null, slug: string, said: Likes): Likes {
  const liked = useSyncExternalStore(
    subscribe,
    () => pressedBy(viewer, slug) ?? said.liked,
    () => said.liked,
  );
  return { liked, likes: said.likes + Number(liked) - Number(said.liked) };
}

/** Optimistic: shows the like at once, sends it after earlier ones, and reverts it on failure. */
export function setLike(slug: string, liked: boolean): Promise<void> {
  const before = pressed.get(slug);
  remember(slug, liked);
  const sending = sent.then(() =>
    callApi(api.lookLike(slug), { method: liked ? "PUT" : "DELETE", toasts: "failures" }).then(
      () => undefined,
      () => remember(slug, before),
    ),
  );
  sent = sending;
  return sending;
}
