import { act } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type { Viewer } from "../../../../shared/accounts/user.ts";
import type { LiveMessage, Message } from "../../../../shared/discussions/message.ts";
import type { Pages, Payload } from "../../../../shared/pages.ts";
import { NavigationRouter } from "../../../navigation/navigation-router.tsx";
import { heldNavigation } from "../../../navigation/testing/held-navigation.ts";
import { errorPayload, PayloadProvider } from "../../../payload.ts";
import { openLiveStream } from "../../../state/live-stream.ts";
import { Conversation } from "../conversation.tsx";
import { Timeline } from "../timeline/timeline.tsx";

const noor = { slug: "noor", username: "Noor", isSubscribed: false, avatar: null };
const viewer: Viewer = {
  ...{ slug: "noor", username: "Noor", fullName: "Noor", email: "noor@hemline.example", avatar: null, role: "member" },
  ...{ isAdmin: false, isMember: true, isSubscribed: false, isPrivate: false, isVerified: true },
  ...{ requests: 0, unread: 0, restriction: null },
};
const postedAt = "2026-03-01T12:00:00.000Z";
const shared = { viewer, build: "1", year: 2026, origin: "" };

/** By Noor, who may edit it. */
export const stitch = (number: number, source = `Stitch ${number}`): LiveMessage => ({
  ...{ kind: "live", id: `stitch-${number}`, number, author: noor, isFormer: false, html: `<p>${source}</p>`, source },
  ...{ quote: null, photos: [], cards: [], postedAt, isEdited: false, hasHistory: false, likes: 0, isLiked: false },
  ...{ isMuted: false, hidden: null, mayDelete: true },
});

export const stitches = (from: number, to: number): LiveMessage[] =>
  Array.from({ length: to - from + 1 }, (_, at) => stitch(from + at));

/** A tab remembers what it has heard of a discussion. */
let opened = 0;

/** A part of a discussion of 300 replies. */
function pageOf(items: readonly Message[]): Pages["conversation"] {
  const group = { slug: "mending", name: "Mending", colour: "brown" } as const;
  const slug = `hems-${++opened}`;
  const [first = 1, last = 1] = [items[0]?.number, items.at(-1)?.number];
  return {
    discussion: {
      ...{ id: slug, slug, title: "Hems", group, tags: [], starter: noor, postedAt },
      ...{ isPinned: false, isLocked: false, replies: 299, lastNumber: 300 },
    },
    messages: {
      items: [...items],
      previous: first > 1 ? String(first) : null,
      next: last < 300 ? String(last) : null,
    },
    ...{ access: "open", dates: [{ number: 1, at: postedAt }], firstUnread: null, level: "normal", bar: null },
    ...{ participants: { members: [noor], count: 1 }, mayEdit: false, isAdmin: false, groups: [], now: postedAt },
    form: null,
  };
}

/** An answer of the server, by the beginning of what is asked, like "PUT /api/messages/stitch-3". */
export type Answers = Record<string, () => unknown>;

/** The answer to a page that asks for messages again. */
export const sliceOf = (...items: Message[]): Payload =>
  ({ ...shared, kind: "list", list: { id: "conversation", slice: { items, previous: null, next: null } } }) as Payload;

/** Noor reads a part of a discussion, with its timeline beside it. */
export function openConversation(items: readonly Message[], answers: Answers = {}) {
  const lines: EventTarget[] = [];
  class Line extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      lines.push(this);
    }
    close() {}
  }
  vi.stubGlobal("EventSource", Line);
  const sent: { to: string; body: unknown }[] = [];
  const fetched = async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const to = `${method} ${url}`;
    sent.push({ to, body: typeof body === "string" ? JSON.parse(body) : null });
    const [, answer] = Object.entries(answers).find(([begin]) => to.startsWith(begin)) ?? [];
    return answer ? Response.json(answer()) : Response.json({}, { status: 404 });
  };
  vi.stubGlobal("fetch", vi.fn(fetched));
  // What the browser of these tests lacks.
  HTMLElement.prototype.hidePopover ??= () => {};
  const { navigation, loads } = heldNavigation();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const page = pageOf(items);
  act(() =>
    root.render(
      <NavigationRouter navigation={navigation}>
        {() => (
          <PayloadProvider value={errorPayload(shared, 404, "")}>
            <Conversation page={page} />
            <Timeline page={page} />
          </PayloadProvider>
        )}
      </NavigationRouter>,
    ),
  );
  const closeLine = openLiveStream();
  const element = <Kind extends HTMLElement = HTMLElement>(selector: string) => place.querySelector<Kind>(selector);
  const click = (name: string, within = "") =>
    act(async () =>
      [...place.querySelectorAll<HTMLElement>(`${within} button`)].find((one) => one.textContent === name)?.click(),
    );
  return {
    ...{ slug: page.discussion.slug, place, element, click, sent, loads },
    /** The server tells it to the tab. */
    hears: async (name: string, data: unknown) => {
      // The line of the discussion is opened after that of the bell.
      await vi.waitFor(() => lines.length > 1 || Promise.reject(new Error("There is no line yet.")));
      await act(async () => lines.at(-1)?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
    },
    types: (selector: string, text: string) =>
      act(() => {
        const area = element<HTMLTextAreaElement>(selector)!;
        const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!;
        set?.call(area, text);
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    submits: (selector: string) => act(async () => element<HTMLFormElement>(selector)?.requestSubmit()),
    leave() {
      act(() => root.unmount());
      closeLine();
      place.remove();
    },
  };
}
