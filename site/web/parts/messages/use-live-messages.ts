import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MemberName } from "../../../shared/accounts/member-name.ts";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import type { MessageList } from "./use-message-list.ts";

/** As long as a writer is shown after they last pressed a key. */
const writingMs = 6_000;
/** After the bell has opened the line. */
const startDelayMs = 400;

export interface LiveMessages {
  /** Who is writing. */
  writers: readonly MemberName[];
  /** The number of the newest message that is known of. */
  newest: number;
  /** Messages that came while an earlier part of the conversation is shown. */
  later: number;
  /** For a live region: what came last. */
  announcement: string;
}

/**
 * Hears of messages as they come, are edited or deleted, and of who is writing. What was missed is fetched.
 * @param loaded the number of the newest message when the page was read
 */
export function useLiveMessages(slug: string, loaded: number, list: MessageList): LiveMessages {
  const viewer = useViewer();
  const wasConnected = useRef(false);
  const [writers, setWriters] = useState<readonly (MemberName & { until: number })[]>([]);
  /** The highest number heard of. */
  const [heard, setHeard] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const newest = list.items.at(-1)?.number ?? 0;
  const hearOf = (number: number) => setHeard((before) => Math.max(before, number));

  const onMessage = useEffectEvent((pushed: LiveMessage) => {
    const message = asSeenBy(viewer, pushed);
    setWriters((now) => now.filter((writer) => writer.slug !== message.author.slug));
    const { number, author, cards } = message;
    hearOf(number);
    const known = list.items.find((one) => one.number === number);
    if (known) {
      // What is of this reader only was not sent, and their own like is counted apart.
      const { isLiked, likes, cards } = known.kind === "live" ? known : message;
      return list.edited(number, { ...message, isLiked, likes, cards });
    }
    if (number < (list.items[0]?.number ?? 0)) return;
    if (number > newest && !list.isAtEnd) return;
    if (viewer?.slug !== author.slug) setAnnouncement(`New reply ${number} by ${author.username}`);
    // What it shows differs by reader.
    if (cards === null) return void list.reread(number).catch(() => undefined);
    list.posted(message);
  });
  const onLast = useEffectEvent((number: number) => {
    const isFirst = !wasConnected.current;
    wasConnected.current = true;
    hearOf(number);
    if (!list.isAtEnd) return;
    // The page itself has just been read.
    if (isFirst && number <= loaded) return;
    list.catchUp().then(
      (added) => added > 0 && setAnnouncement(formatCount(added, "new reply", "new replies")),
      // Without an answer the next connect tries again.
      () => undefined,
    );
  });
  const onDeleted = useEffectEvent((id: string) => list.deleted(id));
  const onHidden = useEffectEvent((number: number) => void list.reread(number).catch(() => undefined));
  const onMoved = useEffectEvent((number: number) => void list.moved(number).catch(() => undefined));
  const onWriting = useEffectEvent((member: MemberName) => {
    if (viewer?.slug === member.slug) return;
    const until = Date.now() + writingMs;
    setWriters((now) => [...now.filter((writer) => writer.slug !== member.slug), { ...member, until }]);
  });
  const isMember = viewer !== null;
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
        onDeleted: ({ id }) => onDeleted(id),
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
  // Writers are forgotten by the clock.
  useEffect(() => {
    if (writers.length === 0) return;
    const timer = setInterval(() => setWriters((now) => now.filter(({ until }) => until > Date.now())), 1_000);
    return () => clearInterval(timer);
  }, [writers.length]);
  const known = Math.max(loaded, newest);
  return { writers, newest: Math.max(known, heard), later: Math.max(0, heard - known), announcement };
}

/** A pushed message is the same for all: whose it is decides what this reader may do with it. */
function asSeenBy(viewer: ReturnType<typeof useViewer>, message: LiveMessage): LiveMessage {
  const isOwn = viewer !== null && viewer.slug === message.author.slug;
  return { ...message, mayDelete: isOwn || viewer?.role === "admin" };
}
