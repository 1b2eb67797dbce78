import type { MemberName } from "../../shared/accounts/member-name.ts";
import type { DeletedMessage, LiveMessage } from "../../shared/discussions/message.ts";
import { api } from "../../shared/paths.ts";
import { setLiveUnread } from "./unread-count.ts";

/** Hears what happens in the discussion that the tab shows. */
export interface DiscussionListener {
  slug: string;
  /** The number of its newest message, after each connect: what is missing has to be fetched. */
  onLast(number: number): void;
  onMessage(message: LiveMessage): void;
  onDeleted(message: DeletedMessage): void;
  /** Moderation hid the message of this number. */
  onHidden(number: number): void;
  /** The message of this number, and all later ones, were moved to another discussion. */
  onMoved(number: number): void;
  onWriting(member: MemberName): void;
}

let source: EventSource | null = null;
let isOpen = false;
let listener: DiscussionListener | null = null;

/** Refusals in a row: each doubles the pause, and after so many only a look at the tab connects again. */
let refusals = 0;
const maxRefusals = 6;
/** From so many on, the discussion is taken for gone, and the line is for the bell alone. */
const maxOfDiscussion = 3;
const firstPauseMs = 500;
let retry: ReturnType<typeof setTimeout> | undefined;

function close() {
  clearTimeout(retry);
  source?.close();
  source = null;
}

/** One line for everything that a tab hears. */
function connect() {
  close();
  if (!isOpen || document.hidden) return;
  const query = listener && refusals < maxOfDiscussion ? `?discussion=${encodeURIComponent(listener.slug)}` : "";
  const opened = new EventSource(api.live + query);
  const on = <Data>(name: string, hear: (data: Data) => void) =>
    opened.addEventListener(name, ({ data }: MessageEvent<string>) => hear(JSON.parse(data)));
  on<number>("unread", setLiveUnread);
  on<number>("last", (number) => listener?.onLast(number));
  on<LiveMessage>("message", (message) => listener?.onMessage(message));
  on<DeletedMessage>("deleted", (message) => listener?.onDeleted(message));
  on<number>("hidden", (number) => listener?.onHidden(number));
  on<number>("moved", (number) => listener?.onMoved(number));
  on<MemberName>("writing", (member) => listener?.onWriting(member));
  // The browser reconnects by itself unless it was refused: while a server starts, or once the discussion is gone.
  opened.onerror = () => {
    if (opened !== source || opened.readyState !== EventSource.CLOSED) return;
    if (refusals++ === maxRefusals) return;
    retry = setTimeout(connect, firstPauseMs * 2 ** refusals * (0.5 + Math.random()));
  };
  opened.onopen = () => {
    refusals = 0;
  };
  source = opened;
}

function matchVisibility() {
  if (document.hidden) close();
  else if (!source || source.readyState === EventSource.CLOSED) {
    refusals = 0;
    connect();
  }
}

/**
 * Follows the member's stream while the tab is visible.
 * @returns what stops it
 */
export function openLiveStream(): () => void {
  isOpen = true;
  connect();
  document.addEventListener("visibilitychange", matchVisibility);
  return () => {
    isOpen = false;
    document.removeEventListener("visibilitychange", matchVisibility);
    close();
    setLiveUnread(null);
  };
}

/**
 * Follows a discussion on the same line, which is opened anew.
 * @returns what stops it
 */
export function watchDiscussion(watching: DiscussionListener): () => void {
  listener = watching;
  refusals = 0;
  connect();
  return () => {
    if (listener !== watching) return;
    listener = null;
    connect();
  };
}
