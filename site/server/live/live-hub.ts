import type { Listener } from "@hemline/database";
import { liveChannel } from "./publish-live.ts";

/** An open stream of one tab. */
export interface LiveStream {
  memberId: string;
  /** Something about the member may have changed: the stream reads what it shows again. */
  refresh(): void;
  close(): void;
}

/** Hears NOTIFY on a channel of the database. `onConnected` is called after every connect. */
export type Listen = (channel: string, o: { onMessage(payload: string): void; onConnected(): void }) => Listener;

/** The streams of this process. A notice of any process reaches them through the database. */
export interface LiveHub {
  /** Closes the member's oldest streams beyond five. @returns what ends it; call it once the stream has closed */
  add(stream: LiveStream): () => void;
  /** Ends every stream, so that the HTTP server can close. */
  closeStreams(): void;
  close(): Promise<void>;
}

const maxStreams = 5;

export function createLiveHub(listen: Listen): LiveHub {
  const streams = new Map<string, LiveStream[]>();
  let listener: Listener | undefined;
  let isClosed = false;

  const all = () => [...streams.values()].flat();

  function remove(stream: LiveStream) {
    const rest = (streams.get(stream.memberId) ?? []).filter((other) => other !== stream);
    if (rest.length) streams.set(stream.memberId, rest);
    else streams.delete(stream.memberId);
  }

  function closeStreams() {
    isClosed = true;
    for (const stream of all()) stream.close();
  }

  return {
    add(stream) {
      const held = [...(streams.get(stream.memberId) ?? []), stream];
      streams.set(stream.memberId, held);
      for (const oldest of held.slice(0, -maxStreams)) oldest.close();
      if (isClosed) stream.close();
      else
        listener ??= listen(liveChannel, {
          onMessage: (memberId) => {
            for (const one of streams.get(memberId) ?? []) one.refresh();
          },
          // Notices are lost while nobody listens.
          onConnected: () => {
            for (const one of all()) one.refresh();
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
