import { isReloadHeld } from "./hold-reload.ts";

const key = "reload-guard";
const guardMs = 10_000;

function seenPaths(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Loads `path` anew from the server because a part of the build could not be fetched: at most once per ten seconds
 * per path, never while a form or an upload would be lost, never offline. False when it did nothing.
 */
export function guardedReload(path: string): boolean {
  if (isReloadHeld() || !navigator.onLine) return false;
  const seen = seenPaths();
  const now = Date.now();
  if ((seen[path] ?? 0) > now) return false;
  const recent = Object.entries(seen).filter(([, until]) => until > now);
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(recent), [path]: now + guardMs }));
  } catch {
    // Without storage nothing would stop a circle of reloads.
    return false;
  }
  if (path === location.pathname + location.search) location.reload();
  else location.assign(path);
  return true;
}
