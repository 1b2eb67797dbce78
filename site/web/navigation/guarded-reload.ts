import { isReloadHeld } from "../state/hold-reload.ts";

const key = "reload-guard";
const guardMs = 10_000;

function seenPaths(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Loads `path` from the server after a chunk failed to load: at most once per ten seconds and path, never over unsent
 * input, never offline.
 * @returns false when it did nothing
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
    // Without storage, reloads could loop.
    return false;
  }
  if (path === location.pathname + location.search) location.reload();
  else location.assign(path);
  return true;
}
