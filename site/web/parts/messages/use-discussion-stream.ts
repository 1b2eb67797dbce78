import { useEffect, useEffectEvent } from "react";
import type { DiscussionListener } from "../../state/live-stream.ts";

/** After the bell has opened the line. */
const startDelayMs = 400;

/** Tells a listener what happens in its discussion. Visitors have no line to the server. */
export function useDiscussionStream(isMember: boolean, listener: DiscussionListener): void {
  const { slug } = listener;
  const onLast = useEffectEvent(listener.onLast);
  const onMessage = useEffectEvent(listener.onMessage);
  const onDeleted = useEffectEvent(listener.onDeleted);
  const onHidden = useEffectEvent(listener.onHidden);
  const onMoved = useEffectEvent(listener.onMoved);
  const onWriting = useEffectEvent(listener.onWriting);
  // Holds on to the tab's line to the server, whose code is loaded once the page is idle.
  useEffect(() => {
    if (!isMember) return;
    let stop = () => {};
    let isGone = false;
    const timer = setTimeout(async () => {
      // Without a line the conversation stays as the page loaded it.
      const live = await import("../../state/live-stream.ts").catch(() => null);
      if (!live || isGone) return;
      stop = live.watchDiscussion({
        slug,
        onLast: (number) => onLast(number),
        onMessage: (message) => onMessage(message),
        onDeleted: (message) => onDeleted(message),
        onHidden: (number) => onHidden(number),
        onMoved: (number) => onMoved(number),
        onWriting: (member) => onWriting(member),
      });
    }, startDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [slug, isMember]);
}
