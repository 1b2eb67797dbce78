import type { Listener } from "@hemline/database";
import { type DiscussionEvent, discussionEventIn, liveChannel } from "./publish-live.ts";

/** An open stream of one tab. */
export interface LiveStream {
  memberId: string;
  isAdmin: boolean;
  /** The discussion that the tab shows, of which it hears everything. */
  discussionId: string | null;
  /** Something about the member may have changed: the stream reads what it shows again. */
  refresh(): void;
  /** Notices may have been lost: it also tells the tab again where its discussion is. */
  missed(): void;
  /** Sends a `liveEvent` to the tab. */
  send(event: Uint8Array): void;
  close(): void;
}

/** Hears NOTIFY on a channel of the database. `onConnected` is called after every connect. */
export type Listen = (channel: string, o: { onMessage(payload: string): void; onConnected(): void }) => Listener;

/** Tells the tabs that show a discussion what happened in it. */
export type HearDiscussion = (event: DiscussionEvent, watchers: readonly LiveStream[]) => void;

/** The streams of this process. A notice of any process reaches them through the database. */
export interface LiveHub {
  /** Closes the member's oldest streams beyond five. @returns what ends it; call it once the stream has closed */
  add(stream: LiveStream): () => void;
  /** Ends every stream, so that the HTTP server can close. */
  closeStreams(): void;
  close(): Promise<void>;
}

const maxStreams = 5;

export function createLiveHub(listen: Listen, hearDiscussion: HearDiscussion): LiveHub {
  const byMember = new Map<string, LiveStream[]>();
  const byDiscussion = new Map<string, LiveStream[]>();
  let listener: Listener | undefined;
  let isClosed = false;

  const all = () => [...byMember.values()].flat();

  function remove(stream: LiveStream) {
    without(byMember, stream.memberId, stream);
    if (stream.discussionId !== null) without(byDiscussion, stream.discussionId, stream);
  }

  function closeStreams() {
    isClosed = true;
    for (const stream of all()) stream.close();
  }

  function hear(payload: string) {
    const event = discussionEventIn(payload);
    if (!event) for (const one of byMember.get(payload) ?? []) one.refresh();
    const watchers = event && byDiscussion.get(event.discussionId);
    if (watchers) hearDiscussion(event, watchers);
  }

  return {
    add(stream) {
      const held = [...(byMember.get(stream.memberId) ?? []), stream];
      byMember.set(stream.memberId, held);
      if (stream.discussionId !== null)
        byDiscussion.set(stream.discussionId, [...(byDiscussion.get(stream.discussionId) ?? []), stream]);
      for (const oldest of held.slice(0, -maxStreams)) oldest.close();
      if (isClosed) stream.close();
      else
        listener ??= listen(liveChannel, {
          onMessage: hear,
          // Notices are lost while nobody listens.
          onConnected: () => {
            for (const one of all()) one.missed();
          },
        });
      return () => remove(stream);
    },
    closeStreams,
    async close() {
      closeStreams();
      await listener?.close();
    },
  };
}

function without(streams: Map<string, LiveStream[]>, key: string, stream: LiveStream): void {
  const rest = (streams.get(key) ?? []).filter((other) => other !== stream);
  if (rest.length) streams.set(key, rest);
  else streams.delete(key);
}
