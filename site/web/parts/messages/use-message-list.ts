import type { LiveMessage, Message } from "../../../shared/discussions/message.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { type PagedList, sliceAt, usePagedList } from "../lists/use-paged-list.ts";

/** The messages of a part of a conversation, with what was loaded, written and deleted since. */
export interface MessageList extends PagedList<Message> {
  /** Whether the newest message is among them. */
  isAtEnd: boolean;
  posted: (message: LiveMessage) => void;
  /** @param number that it had when its editing began: one that was moved meanwhile has one in another discussion */
  edited: (number: number, message: LiveMessage) => void;
  deleted: (id: string) => void;
  /** Reads a message anew: whoever may not read it any more loses it. @throws when it can't be loaded */
  reread: (number: number) => Promise<void>;
  /** Reads the messages from a number on again, in whose places there is now where they were moved to. @throws when they can't be loaded */
  moved: (from: number) => Promise<void>;
  /**
   * Reads the newest messages again, and those that came since.
   * @returns how many came
   * @throws when they can't be loaded
   */
  catchUp: () => Promise<number>;
}

/** Parts of 20: whoever was away for longer reads on page by page. */
const maxMissed = 10;

const byNumber = (one: Message, other: Message) => one.number - other.number;

/** Each message once, as it was read last. */
const join = (front: readonly Message[], back: readonly Message[]): Message[] =>
  [...new Map([...front, ...back].map((message) => [message.number, message])).values()].sort(byNumber);

export function useMessageList(slug: string, messages: Slice<Message>): MessageList {
  const list = usePagedList("conversation", messages, {
    path: paths.conversation(slug),
    // What a reader may do with a message is part of it.
    reader: useViewer()?.slug ?? "",
    join,
  });
  const newest = list.items.at(-1)?.number ?? 0;
  const sliceOf = (query: string) => sliceAt("conversation", `${paths.conversation(slug)}?${query}`);
  const add = (message: LiveMessage) => list.change((before) => join(before, [message]));
  const reread = async (number: number) => {
    const { items } = await sliceOf(`after=${number - 1}`);
    const now = items.find((message) => message.number === number);
    list.change((before) => (now ? join(before, [now]) : before.filter((message) => message.number !== number)));
  };
  return {
    ...list,
    async catchUp() {
      // What was edited, deleted or hidden meanwhile is most likely among the last ones.
      const { items: late } = await sliceOf(`before=${newest + 1}`);
      const first = late[0]?.number ?? newest + 1;
      list.change((before) =>
        join(
          before.filter(({ number }) => number < first || number > newest),
          late,
        ),
      );
      let added = 0;
      let next: string | null = String(newest);
      for (let read = 0; next !== null && read < maxMissed; read++) {
        const slice: Slice<Message> = await sliceOf(`after=${next}`);
        added += slice.items.filter(({ number }) => number > newest).length;
        next = slice.next;
        list.change((before) => join(before, slice.items), next);
      }
      return added;
    },
    reread,
    async moved(from) {
      const first = Math.max(from, list.items[0]?.number ?? 1);
      let after: string | null = String(first - 1);
      for (let read = 0; after !== null && Number(after) < newest && read < maxMissed; read++) {
        const slice: Slice<Message> = await sliceOf(`after=${after}`);
        list.change((before) => join(before, slice.items));
        after = slice.next;
      }
    },
    isAtEnd: list.next.href === null,
    posted: add,
    // What is at its old number now, only the server knows.
    edited: (number, message) =>
      message.number === number ? add(message) : void reread(number).catch(() => undefined),
    deleted: (id) =>
      list.change((before) =>
        before.map((one): Message => (one.id === id ? { kind: "deleted", id, number: one.number } : one)),
      ),
  };
}
