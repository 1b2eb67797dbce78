import { useSyncExternalStore } from "react";
import { api } from "../../shared/paths.ts";
import { call } from "../api.ts";

/** What members have pressed in this tab since their pages were fetched: "viewer/look" to liked or not. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();
let sent: Promise<unknown> = Promise.resolve();

function remember(key: string, liked: boolean | undefined) {
  if (liked === undefined) pressed.delete(key);
  else pressed.set(key, liked);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface Likes {
  liked: boolean;
  likes: number;
}

/** A look's likes as its page last said, corrected by what the viewer has pressed since. */
export function useLikes(viewer: string | null, slug: string, said: Likes): Likes {
  const key = `${viewer}/${slug}`;
  const liked = useSyncExternalStore(
    subscribe,
    () => pressed.get(key) ?? said.liked,
    () => said.liked,
  );
  return { liked, likes: said.likes + Number(liked) - Number(said.liked) };
}

/** Shows the like at once and sends it after the ones before it; takes it back when it could not be kept. */
export function setLike(viewer: string, slug: string, liked: boolean): Promise<void> {
  const key = `${viewer}/${slug}`;
  const before = pressed.get(key);
  remember(key, liked);
  const sending = sent.then(() =>
    call(api.lookLike(slug), { method: liked ? "PUT" : "DELETE", toasts: "failures" }).then(
      () => undefined,
      () => remember(key, before),
    ),
  );
  sent = sending;
  return sending;
}
