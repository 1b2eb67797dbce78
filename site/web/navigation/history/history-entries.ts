import { addressOf, type PageLocation } from "./page-location.ts";

/** What a history entry keeps besides its address. */
interface EntryState {
  key: string;
  state?: unknown;
}

const isEntryState = (kept: unknown): kept is EntryState =>
  typeof kept === "object" && kept !== null && "key" in kept && typeof kept.key === "string";

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Where the browser is. An entry without a key, such as one that the browser made for a `#hash`, gets one. */
export function currentEntry(): PageLocation {
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

export function pushEntry(location: PageLocation): void {
  const address = addressOf(location);
  try {
    history.pushState(stateOf(location), "", address);
  } catch {
    // Safari allows 100 entries in 30 seconds.
    window.location.assign(address);
  }
}

export function replaceEntry(location: PageLocation): void {
  const address = addressOf(location);
  try {
    history.replaceState(stateOf(location), "", address);
  } catch {
    window.location.replace(address);
  }
}

const stateOf = ({ key, state }: PageLocation): EntryState => ({ key, state });
