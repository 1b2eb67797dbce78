import type { MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { DeletedComment, LiveComment } from "../../shared/comments/comment.ts";
import { hourMs } from "../../shared/durations.ts";
import { commentLimits } from "../../shared/limits.ts";
import type { Reader } from "../../shared/permissions.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { photoCard } from "../photos/photos.ts";
import type { SiteContext } from "../site-context.ts";
import { commentParts } from "./comment-parts.ts";
import type { CommentRow } from "./comment-rows.ts";
import type { MentionedMember } from "./mentions.ts";
import type { CommentSubject } from "./subjects/comment-subject.ts";

export const isEditable = ({ postedAt }: { postedAt: Date }, now: Date): boolean =>
  now.getTime() - postedAt.getTime() < commentLimits.editHours * hourMs;

const nobody: MemberWithAvatar = { slug: "", username: "A former member", isSubscribed: false, avatar: null };

/** What a page may know of those that are not deleted, by id. */
export function liveComments(
  { clock }: Pick<SiteContext, "clock">,
  viewer: Reader | null,
  subject: Pick<CommentSubject, "authorId">,
  rows: readonly CommentRow[],
): Map<string, LiveComment> {
  const live = rows.filter(({ comment }) => comment.state !== "deleted");
  const now = clock();
  return new Map(
    live.map(({ comment, author, avatar, isMuted, mentioned }) => {
      const { id, authorId, source, postedAt, editedAt } = comment;
      const isOwn = viewer?.id === authorId;
      const isFormer = author.standing === "erased";
      return [
        id,
        {
          kind: "live",
          id,
          author: isFormer ? nobody : memberWithAvatar(author, avatar && photoCard(avatar)),
          isFormer,
          parts: commentParts(source, bySlugInText(mentioned)),
          postedAt: postedAt.toISOString(),
          isEdited: editedAt !== null,
          isMuted,
          source: isOwn && isEditable(comment, now) ? source : null,
          isHidden: comment.state === "hidden",
          mayDelete: isOwn || viewer?.id === subject.authorId || viewer?.role === "admin",
        },
      ];
    }),
  );
}

const bySlugInText = (mentioned: readonly MentionedMember[]) =>
  new Map(mentioned.map(({ inText, slug, ...names }) => [inText, { slug, username: usernameOf(names) }]));

export const commentOf = (
  { comment: { id } }: CommentRow,
  live: ReadonlyMap<string, LiveComment>,
): LiveComment | DeletedComment => live.get(id) ?? { kind: "deleted", id };
