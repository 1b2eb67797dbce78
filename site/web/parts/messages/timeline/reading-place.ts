import { useSyncExternalStore } from "react";

interface Place {
  /** Of the discussion. */
  slug: string;
  number: number;
}

/** What is on the screen: the conversation tells it, and its timeline shows it. */
let seen: Place | null = null;
/** Where the tab will be, once that part of the conversation is there: the timeline shows it at once. */
let awaited: Place | null = null;
/** The newest message that the tab knows of, however it has heard of it. */
let newest: Place | null = null;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function setReadingPlace(to: Place): void {
  seen = to;
  tellAll();
}

export function awaitReadingPlace(to: Place): void {
  awaited = to;
  tellAll();
}

/** The number of the message that is on its way; null for none. */
export const awaitedNumber = (slug: string): number | null => (awaited?.slug === slug ? awaited.number : null);

/** What was on its way is on the screen. */
export function arriveAtPlace(): void {
  seen = awaited ?? seen;
  stopAwaiting();
}

/** What was on its way does not come. @param asked nothing changes once another one has been asked for */
export function stopAwaiting(asked: Place | null = awaited): void {
  if (awaited !== asked) return;
  awaited = null;
  tellAll();
}

/** Numbers are never taken back: a lower one is old. */
export function setNewestNumber(to: Place): void {
  if (newest?.slug === to.slug && newest.number >= to.number) return;
  newest = to;
  tellAll();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param first the number of the first message that the page shows */
export const useReadingPlace = (slug: string, first: number): number =>
  useSyncExternalStore(
    subscribe,
    () => [awaited, seen].find((place) => place?.slug === slug)?.number ?? first,
    () => first,
  );

/** @param loaded the number of the newest message when the page was read */
export const useNewestNumber = (slug: string, loaded: number): number =>
  useSyncExternalStore(
    subscribe,
    () => (newest?.slug === slug ? Math.max(newest.number, loaded) : loaded),
    () => loaded,
  );
