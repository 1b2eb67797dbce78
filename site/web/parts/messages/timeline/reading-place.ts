import { useSyncExternalStore } from "react";

interface Place {
  /** Of the discussion. */
  slug: string;
  number: number;
}

/** Where in which discussion the tab is: the conversation tells it, and its timeline shows it. */
let place: Place | null = null;
/** Where it will be, once that part of the conversation is there. */
let awaited: Place | null = null;
const listeners = new Set<() => void>();

function setPlace(to: Place): void {
  if (place?.slug === to.slug && place.number === to.number) return;
  place = to;
  for (const listener of listeners) listener();
}

/** What is on the screen says where the tab is, unless another part is on its way. */
export function setReadingPlace(to: Place): void {
  if (awaited?.slug !== to.slug) setPlace(to);
}

export function awaitReadingPlace(to: Place): void {
  awaited = to;
  setPlace(to);
}

/** The number of the message that is on its way; null for none. */
export const awaitedNumber = (slug: string): number | null => (awaited?.slug === slug ? awaited.number : null);

export function stopAwaiting(): void {
  awaited = null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param first the number of the first message that the page shows */
export const useReadingPlace = (slug: string, first: number): number =>
  useSyncExternalStore(
    subscribe,
    () => (place?.slug === slug ? place.number : first),
    () => first,
  );
