import { createPath, type Location } from "react-router";

/** What a history entry keeps besides its address. */
interface EntryState {
  key: string;
  state?: unknown;
}

const isEntryState = (kept: unknown): kept is EntryState =>
  typeof kept === "object" && kept !== null && "key" in kept && typeof kept.key === "string";

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Where the browser is. An entry without a key, such as one that the browser made for a `#hash`, gets one. */
export function currentEntry(): Location<unknown> {
  const { pathname, search, hash } = window.location;
  const kept: unknown = history.state;
  const { key, state = null } = isEntryState(kept) ? kept : { key: newKey() };
  if (!isEntryState(kept)) keep({ key, state });
  return { pathname, search, hash, key, state };
}

function keep(entry: EntryState): void {
  try {
    history.replaceState(entry, "");
  } catch {
    // As in `pushEntry`. Such an entry has no scroll position.
  }
}

export function pushEntry(location: Location<unknown>): void {
  const path = createPath(location);
  try {
    history.pushState(stateOf(location), "", path);
  } catch {
    // Safari allows 100 entries in 30 seconds.
    window.location.assign(path);
  }
}

export function replaceEntry(location: Location<unknown>): void {
  const path = createPath(location);
  try {
    history.replaceState(stateOf(location), "", path);
  } catch {
    window.location.replace(path);
  }
}

const stateOf = ({ key, state }: Location<unknown>): EntryState => ({ key, state });
