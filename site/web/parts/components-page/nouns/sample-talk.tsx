import type { DiscussionCard } from "../../../../shared/discussions/discussion.ts";
import type { LiveMessage, Message } from "../../../../shared/discussions/message.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { DiscussionRow } from "../../discussions/discussion-row.tsx";
import { GroupTiles } from "../../discussions/group-tiles.tsx";
import { ServerTime } from "../../format/time-ago.tsx";
import { MessageItem } from "../../messages/message-item.tsx";
import { hourAgo, maren, noor, now, photoOf, sampleDiscussion, sampleGroup } from "./sample-data.ts";

const discussions: DiscussionCard[] = [
  { ...sampleDiscussion, isPinned: true },
  { ...sampleDiscussion, id: "hems", slug: "hems", title: "أطراف الثوب", isLocked: true, replies: 0, unread: null },
  {
    ...{
      ...sampleDiscussion,
      id: "cobblers",
      slug: "cobblers",
      title: "Cobblers who still stitch",
      tags: [],
      unread: null,
    },
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
  const groups = [sampleGroup, { slug: "cloth", name: "القماش", colour: "brown" } as const].map((one, at) => ({
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
