import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { GroupCard, GroupName } from "../groups/group.ts";
import type { WritingBar } from "../groups/group-access.ts";
import type { SentForm, Slice } from "../page-data.ts";
import type { ReaderAccess } from "../reader-access.ts";
import type { DiscussionCard, DiscussionHead, MessageDate } from "./discussion.ts";
import type { DiscussionList, ReadingLevel } from "./discussion-options.ts";
import type { Message } from "./message.ts";

export interface DiscussionsPages {
  discussions: {
    groups: GroupCard[];
    /** Of all groups. */
    count: number;
    group: GroupCard | null;
    show: DiscussionList;
    tag: string | null;
    discussions: Slice<DiscussionCard>;
    /** The groups of what the viewer follows, with what is unread there. */
    yourGroups: { group: GroupName; unread: number }[];
    bar: WritingBar | null;
    now: string;
  };
  startDiscussion: {
    /** Those in which the viewer may start one. */
    groups: GroupName[];
    /** The chosen one. */
    group: string | null;
    form: SentForm | null;
  };
  /** Never: it redirects. */
  discussion: null;
  conversation: {
    discussion: DiscussionHead;
    access: ReaderAccess;
    /** Oldest first, by number; empty without access. */
    messages: Slice<Message>;
    /** Of some messages from the first to the last, in their order: where a timeline is at which date. Empty for short ones. */
    dates: MessageDate[];
    /** The first one that the viewer has not read; null where there is none. */
    firstUnread: number | null;
    /** Null for visitors. */
    level: ReadingLevel | null;
    /** Who wrote here, those who wrote most first; six at most. */
    participants: { members: MemberWithAvatar[]; count: number };
    bar: WritingBar | null;
    mayEdit: boolean;
    isAdmin: boolean;
    /** For admins: where it can be moved to. */
    groups: GroupName[];
    now: string;
    form: SentForm | null;
  };
}
