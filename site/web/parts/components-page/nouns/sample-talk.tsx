import type { DiscussionCard } from "../../../../shared/discussions/discussion.ts";
import type { LiveMessage, Message } from "../../../../shared/discussions/message.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { DiscussionRow } from "../../discussions/discussion-row.tsx";
import { GroupTiles } from "../../discussions/group-tiles.tsx";
import { ServerTime } from "../../format/time-ago.tsx";
import { MessageItem } from "../../messages/message-item.tsx";
import { hourAgo, maren, noor, now, photoOf } from "./sample-data.ts";

const group = { slug: "mending", name: "Mending", colour: "teal" } as const;

const discussion: DiscussionCard = {
  ...{ id: "shirts", slug: "shirts", title: "White shirts that last", group, tags: ["shirts"], access: "open" },
  ...{ isPinned: false, isLocked: false, replies: 128, unread: 3, lastAt: hourAgo, faces: [maren, noor] },
  last: { author: maren.username, text: "Turn the collar before it frays, not after.", number: 129 },
};
const discussions: DiscussionCard[] = [
  { ...discussion, isPinned: true },
  { ...discussion, id: "hems", slug: "hems", title: "أطراف الثوب", isLocked: true, replies: 0, unread: null },
  {
    ...{ ...discussion, id: "cobblers", slug: "cobblers", title: "Cobblers who still stitch", tags: [], unread: null },
    ...{ access: "subscribers", last: null, faces: [] },
  },
];

const message: LiveMessage = {
  ...{ kind: "live", id: "first", number: 1, author: maren, isFormer: false, quote: null, photos: [], cards: [] },
  ...{ html: "<p>Which shirts have you had for ten years?</p>", postedAt: hourAgo, isEdited: false, hasHistory: false },
  ...{ likes: 12, isLiked: true, isMuted: false, hidden: null, source: null, mayDelete: false },
};
const messages: Message[] = [
  message,
  {
    ...{ ...message, id: "second", number: 2, author: noor, likes: 0, isLiked: false, isEdited: true },
    html: '<p dir="auto">قميصان. ياقة كل منهما مقلوبة.</p>',
    quote: { number: 1, author: maren.username, text: "Which shirts have you had for ten years?" },
  },
  { kind: "deleted", id: "third", number: 3 },
  { ...message, id: "fourth", number: 4, isMuted: true },
  { ...message, id: "fifth", number: 5, hidden: { why: "This is an advertisement.", waits: false } },
];

const doNothing = () => undefined;

export function SampleTalk({ looks }: { looks: readonly LookCard[] }) {
  const groups = [group, { slug: "cloth", name: "القماش", colour: "brown" } as const].map((one, at) => ({
    ...{ ...one, description: "", cover: at === 0 ? photoOf(looks, 3) : null, discussions: 24 },
    mayRead: at === 0 ? ("everyone" as const) : ("subscribers" as const),
  }));
  return (
    <ServerTime value={now}>
      <GroupTiles groups={groups} count={48} group={null} />
      <div>
        {discussions.map((one) => (
          <DiscussionRow key={one.id} discussion={one} showsGroup />
        ))}
      </div>
      <div>
        {messages.map((one) => (
          <MessageItem
            key={one.id}
            message={one}
            slug="shirts"
            onQuote={null}
            onEdited={doNothing}
            onEditing={() => doNothing}
            onDeleted={doNothing}
            onDecided={doNothing}
          />
        ))}
      </div>
    </ServerTime>
  );
}
