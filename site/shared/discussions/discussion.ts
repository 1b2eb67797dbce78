import * as z from "zod";
import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { GroupName } from "../groups/group.ts";
import { discussionLimits } from "../limits.ts";
import type { ReaderAccess } from "../reader-access.ts";
import { hasVisibleText } from "../visible-text.ts";
import { readingLevels } from "./discussion-options.ts";
import { messagePhotos, messageText } from "./message.ts";

/** A line of a list of discussions. */
export interface DiscussionCard {
  id: string;
  slug: string;
  title: string;
  group: GroupName;
  tags: string[];
  access: ReaderAccess;
  isPinned: boolean;
  isLocked: boolean;
  /** Those after the first message that everybody would see. */
  replies: number;
  /** What the viewer has not read, up to `maxUnreadMessages`; null for who never opened it. */
  unread: number | null;
  /** The last message that the viewer may read, or the first one where a search found it by its text; null without access. */
  last: { author: string; text: string; number: number } | null;
  lastAt: string;
  /** Who wrote lately, the last one first; three at most. */
  faces: MemberWithAvatar[];
}

/** What a conversation's page says above its messages. */
export interface DiscussionHead {
  id: string;
  slug: string;
  title: string;
  group: GroupName;
  tags: string[];
  /** Null of a former member. */
  starter: MemberWithAvatar | null;
  postedAt: string;
  isPinned: boolean;
  isLocked: boolean;
  replies: number;
  /** The number of the last message. */
  lastNumber: number;
}

/** When the message of a number was posted, whether its reader sees it or not. */
export interface MessageDate {
  number: number;
  at: string;
}

/** Where a similar discussion is, while a title is typed. */
export interface SimilarDiscussion {
  slug: string;
  title: string;
  group: GroupName;
  replies: number;
}
export interface SimilarDiscussionsAnswer {
  discussions: SimilarDiscussion[];
}

const title = z
  .string({ error: "Give the discussion a title." })
  .trim()
  .transform((text) => text.replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .refine(hasVisibleText, "Give the discussion a title.")
      .max(discussionLimits.titleLength, `Use ${discussionLimits.titleLength} characters or fewer for the title.`),
  );

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .max(discussionLimits.tagLength, `Use ${discussionLimits.tagLength} characters or fewer for a tag.`)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, "Use letters, numbers, spaces and hyphens for a tag."),
  );

/** A list, or a line in which commas separate them, as a form without script sends it. */
const tags = z
  .preprocess((sent) => (typeof sent === "string" ? sent.split(",").filter((one) => one.trim()) : sent), z.array(tag))
  .transform((all) => [...new Set(all)])
  .pipe(z.array(z.string()).max(discussionLimits.tags, `Add up to ${discussionLimits.tags} tags.`))
  .default([]);

/** `POST /api/discussions` */
export const DiscussionDraft = z.object({
  group: z.string({ error: "Choose a group." }).min(1, "Choose a group.").max(100),
  title,
  tags,
  text: messageText,
  photos: messagePhotos.default([]),
});
export type DiscussionDraft = z.output<typeof DiscussionDraft>;

/** `PUT /api/discussions/{slug}` */
export const DiscussionEdit = z.object({ title, tags });
export type DiscussionEdit = z.output<typeof DiscussionEdit>;

/** `PUT /api/discussions/{slug}/group` */
export const DiscussionMove = z.object({ group: DiscussionDraft.shape.group });

/** `POST /api/messages/{id}/split`: the discussion that the message and all later ones are moved to. */
export const DiscussionSplit = z.object({ title, group: DiscussionDraft.shape.group });
export type DiscussionSplit = z.output<typeof DiscussionSplit>;

/** `PUT /api/discussions/{slug}/reading`: how far the member has read. */
export const ReadingDraft = z.object({
  number: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});

/** `PUT /api/discussions/{slug}/level` */
export const LevelOfReading = z.object({ level: z.enum(readingLevels, { error: "Choose what you want to hear." }) });
