import { api } from "../../shared/paths.ts";
import { setLiveUnread } from "./unread-count.ts";

/**
 * Follows the member's stream while the tab is visible. The browser reconnects by itself; a session that has ended is
 * answered 401, which ends it for good.
 * @returns what stops it
 */
export function openUnreadStream(): () => void {
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const matchVisibility = () => {
    if (document.hidden) return close();
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(api.live);
    source.addEventListener("unread", ({ data }: MessageEvent<string>) => setLiveUnread(Number(data)));
  };
  matchVisibility();
  document.addEventListener("visibilitychange", matchVisibility);
  return () => {
    document.removeEventListener("visibilitychange", matchVisibility);
    close();
    setLiveUnread(null);
  };
}
