import { useRef, useState } from "react";
import type { MemberName } from "../../../shared/accounts/member-name.ts";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import { useDiscussionStream } from "./use-discussion-stream.ts";
import type { MessageList } from "./use-message-list.ts";
import { useTypingMembers } from "./use-typing-members.ts";

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
  const { writers, ...writing } = useTypingMembers();
  /** The highest number heard of. */
  const [heard, setHeard] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const newest = list.items.at(-1)?.number ?? 0;
  const hearOf = (number: number) => setHeard((before) => Math.max(before, number));
  const reread = (number: number) => void list.reread(number).catch(() => undefined);
  useDiscussionStream(viewer !== null, {
    slug,
    onLast(number) {
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
    },
    onMessage(pushed) {
      const message = asSeenBy(viewer, pushed);
      writing.remove(message.author.slug);
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
      if (viewer?.slug !== author.slug && !message.isMuted)
        setAnnouncement(`New reply ${number} by ${author.username}`);
      // What it shows differs by reader.
      if (cards === null) return reread(number);
      list.posted(message);
    },
    onDeleted: ({ id }) => list.deleted(id),
    onHidden: reread,
    onMoved: (number) => void list.moved(number).catch(() => undefined),
    onWriting(member) {
      if (viewer?.slug !== member.slug) writing.add(member);
    },
  });
  const known = Math.max(loaded, newest);
  return { writers, newest: Math.max(known, heard), later: Math.max(0, heard - known), announcement };
}

/** A pushed message doesn’t say who may delete it, as it is sent to many. */
function asSeenBy(viewer: ReturnType<typeof useViewer>, message: LiveMessage): LiveMessage {
  const isOwn = viewer !== null && viewer.slug === message.author.slug;
  return { ...message, mayDelete: isOwn || viewer?.role === "admin" };
}
